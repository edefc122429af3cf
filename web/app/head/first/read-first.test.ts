import { expect, test } from 'vitest'
import { isReadFirst } from './read-first.ts'

test.each([
  '/trang-chu',
  '/san-pham',
  '/san-pham/toan-cao-cap-a1.1',
  '/san-pham/danh-muc/giao-trinh.2',
  '/tac-gia/nguyen-van-a.3',
  '/bo-sach/toan.1',
  '/tin-sach/ra-mat.4',
  '/thu-vien',
  '/gioi-thieu',
  '/San-Pham',
])('%s is read first', (path) => expect(isReadFirst(path)).toBe(true))

test.each([
  '/gio-hang',
  '/mua-ngay',
  '/login',
  '/tai-khoan/don-hang',
  '/thu-vien/bai-hoc/1',
  '/thu-vien/khoa-hoc/1',
  '/exam/1',
  '/doc-sach/1',
  '/xem-truoc',
  '/tao-ban-thao',
  '/lien-he-hop-tac',
  '/san-pham/a/b',
  '/',
])('%s is worked in', (path) => expect(isReadFirst(path)).toBe(false))
