import { describe, expect, test } from 'vitest'
import { bindTitle, clausesOf } from './typography.ts'

/** Where lines may break, as people see it. */
const lines = (title: string) => bindTitle(title).split(' ').join('|').replaceAll('\u00a0', ' ')

describe('a title breaks', () => {
  test('never inside a word of two syllables', () => {
    expect(lines('Giáo trình pháp luật đại cương')).toBe('Giáo trình|pháp luật|đại cương')
    expect(lines('Kỹ thuật và tâm lý, văn hóa và địa lí')).toBe('Kỹ thuật|và|tâm lý,|văn hóa|và|địa lí')
  })

  test('never inside a name, which no first word is', () => {
    expect(lines('Thơ của Nguyễn Trãi và bạn hữu')).toBe('Thơ|của|Nguyễn Trãi|và|bạn hữu')
    expect(lines('Luật Biển quốc tế hiện đại')).toBe('Luật|Biển|quốc tế|hiện đại')
    expect(lines('Nhật kí Hồ Chí Minh đọc lại')).toBe('Nhật|kí|Hồ Chí Minh|đọc lại')
  })

  test('never between a number and what it counts or what it numbers', () => {
    expect(lines('50 thí nghiệm với đồ dùng trong bếp')).toBe('50|thí nghiệm|với|đồ|dùng|trong bếp')
    expect(lines('Ôn thi môn Toán: 20 đề tự luyện')).toBe('Ôn|thi|môn|Toán:|20 đề|tự|luyện')
    expect(lines('Bí quyết 30 ngày đọc nhanh')).toBe('Bí|quyết|30 ngày|đọc|nhanh')
    expect(lines('Ôn thi vào lớp 10 môn Tiếng Anh')).toBe('Ôn|thi|vào|lớp 10|môn|Tiếng Anh')
  })

  test('not before a last short syllable', () => {
    expect(lines('Con thuyền giấy của em')).toBe('Con|thuyền|giấy|của em')
  })

  test('before anything bound grows wider than a narrow card', () => {
    expect(lines('Truyện Nguyễn Khuyến Phương kể')).toBe('Truyện|Nguyễn Khuyến|Phương kể')
    for (const run of lines('Khoa học giáo dục học tập Việt Nam Hà Nội Huế').split('|')) expect(run.length).toBeLessThan(15)
  })

  test('after its colon first', () => {
    expect(lines('Chuyện ở Huế: Thành phố cổ')).toBe('Chuyện|ở|Huế:|Thành|phố cổ')
    expect(clausesOf('Toán cao cấp A2: Đại số tuyến tính')).toEqual(['Toán cao cấp A2:', 'Đại số tuyến tính'])
    expect(clausesOf('Sách 12:30 phút')).toHaveLength(1)
  })
})
