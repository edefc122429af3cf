/**
 * Writes common-passwords.txt: what people choose most, put together from words, names, years and walks over the keyboard.
 * Run: node api/src/account/password/data/make-common-passwords.ts
 */
import { writeFileSync } from 'node:fs'

const SHORTEST = 8

const ENGLISH =
  `password passw0rd p@ssword p@ssw0rd pass iloveyou loveyou lovely welcome admin administrator root user login guest
master secret dragon monkey sunshine princess football baseball basketball superman batman spiderman pokemon shadow michael jordan
michelle jessica ashley daniel charlie thomas robert andrew joshua matthew nicole hunter killer freedom whatever trustno1 starwars
computer internet samsung iphone google facebook youtube microsoft windows letmein hello hellokitty flower angel butterfly rainbow
chocolate cookie banana orange cherry pepper ginger summer winter spring autumn monday friday sunday january december silver golden
diamond crystal forever family friend friends mother father brother sister babygirl chelsea arsenal liverpool barcelona manchester
juventus realmadrid ronaldo messi soccer tigger purple access test tester testing temp changeme default qwerty azerty asdfgh zxcvbn
abc abcd abcdef abcdefgh matrix mustang phoenix eagle falcon tiger lion wolf eminem blink naruto sasuke`.split(/\s+/)

const VIETNAMESE = `matkhau matkhaumoi khongbiet khongco khongnho anhyeuem emyeuanh yeuem yeuanh anhnhoem emnhoanh yeuemnhieu
yeuanhnhieu nhoemnhieu tinhyeu tinhban giadinh bome mevacon conyeume conyeubo meyeucon boyeucon contrai congai hanhphuc mayman
thanhcong vietnam vietnamvodich hanoi saigon haiphong danang cantho hue nhatrang dalat quangninh nghean thanhhoa namdinh thaibinh
sinhvien hocsinh giaovien daihoc truonghoc lophoc bachkhoa ngoaithuong kinhte sachhay docsach thuvien nhaxuatban thuquan docgia
nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly nguyenvan nguyenthi tranvan tranthi levan lethi phamvan
phamthi hoanganh tuananh ducanh minhanh ngocanh thuytrang huyentrang phuongthao phuonglinh thuylinh khanhlinh thuhuong thanhha
thanhtung quanghuy quangminh minhtuan minhduc ducminh trunghieu xuantruong congphuong quanghai anhtuan anhdung manhhung hung dung
tuan hieu linh trang thao huong lan mai hoa cuc truc dao nga hang thuy ngoc bich chau anh hai long quan son nam bac dong tay
thienthan congchua hoangtu meocon conmeo concho conheo heocon gautruc bupbe socola tinhyeumau zingme zalo momo viettel mobifone
vinaphone bongda bongro doremon doraemon lienminh lienquan freefire`.split(/\s+/)

const ENDINGS = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '@123',
  '@1234',
  '@123456',
  '!',
  '@',
  '1!',
  '123!',
  '321',
  '000',
  '111',
  '666',
  '888',
  '999',
  '68',
  '86',
  '69',
  '79',
  '00',
  '01',
  '11',
  '22',
  '88',
  '99',
  '.',
  '123@',
]
const YEARS = Array.from({ length: 2030 - 1970 }, (_, i) => String(1970 + i))
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '0987654321', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', 'qaz', 'wsx', 'edc', 'rfv', 'zaq1', 'xsw2', 'cde3']
const TRUNKS = [
  'qwerty',
  'asdf',
  'asdfgh',
  'zxcvbn',
  'qwer',
  'abc',
  'abcd',
  'aa',
  'a',
  'q1w2e3',
  'q1w2e3r4',
  '1q2w3e',
  '1q2w3e4r',
  'aaa',
]

const found = new Set<string>()
const add = (text: string) => text.length >= SHORTEST && found.add(text.toLowerCase())

for (const word of [...ENGLISH, ...VIETNAMESE]) for (const ending of ENDINGS.slice(0, 21)) add(word + ending)
for (const word of [...ENGLISH.slice(0, 40), ...VIETNAMESE.slice(0, 60)]) {
  for (const ending of ENDINGS) add(word + ending)
  for (const year of YEARS.slice(10, 56)) {
    add(word + year)
    add(`${word}@${year}`)
  }
  add(word + word)
}
for (const trunk of TRUNKS) for (const ending of ENDINGS) add(trunk + ending)

// Walks over the keyboard: along a row, down the columns, and to and fro.
for (const row of ROWS) {
  for (let from = 0; from < row.length; from++)
    for (let to = from + 3; to <= row.length; to++) {
      const walk = row.slice(from, to)
      for (const again of [walk, walk + walk, walk + [...walk].reverse().join('')]) add(again)
      for (const other of ROWS) add(walk + other.slice(0, walk.length))
    }
}
for (const one of COLUMNS) for (const other of COLUMNS) add(one + other)
for (const one of COLUMNS) for (const [i, other] of COLUMNS.entries()) add(one + other + (COLUMNS[i + 1] ?? ''))

// The same sign again and again, pairs, dates of birth as they are typed, and telephone numbers of advertisements.
for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789')
  for (let length = SHORTEST; length <= 12; length++) add(sign.repeat(length))
for (let pair = 0; pair < 100; pair++) for (const times of [4, 5]) add(String(pair).padStart(2, '0').repeat(times))
for (let four = 0; four < 10_000; four += 101) add(String(four).padStart(4, '0').repeat(2))
for (const year of YEARS)
  for (const day of ['0101', '1010', '1111', '1212', '2001', '0202', '3004', '0209', '2011', '0803', '1402', '2512']) {
    add(day + year)
    add(year + day)
  }
for (const year of YEARS) for (const other of ['1234', '0000', year]) add(year + other)

writeFileSync(new URL('./common-passwords.txt', import.meta.url), `${[...found].sort().join('\n')}\n`)
console.log(found.size)
