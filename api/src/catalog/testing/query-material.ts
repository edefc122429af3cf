export interface Random {
  /** A whole number, both ends included. */
  between(min: number, max: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** mulberry32: small, and good enough to test with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    between,
    chance: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    shuffle(list) {
      const mixed = [...list]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = between(0, at)
        ;[mixed[at], mixed[other]] = [mixed[other] as (typeof mixed)[number], mixed[at] as (typeof mixed)[number]]
      }
      return mixed
    },
  }
}

/** Texts that mean nothing, or nothing a press could have. */
export function nonsense(random: Random): string[] {
  const letters = (length: number, alphabet = 'abcdefghijklmnopqrstuvwxyz') =>
    Array.from({ length }, () => random.pick([...alphabet])).join('')
  const many = (count: number, make: () => string) => Array.from({ length: count }, make)
  return [
    ...[
      'kubernetes',
      'harry potter',
      'bitcoin',
      'lorem ipsum dolor',
      'asdfgh',
      'qwerty',
      'zxcvbnm',
      'asdf jkl',
      'xxyyzz',
      'aaaaaa',
    ],
    ...['blockchain', 'hjkl', 'xyz123', 'iphone 15 pro', '!!!', '???', '@@@', 'zzzz zzzz', 'fhqwhgads', '9999999999999'],
    ...['978-000-0000-00-0', '12345678', "' or 1=1 --", '<script>', '\\', '%%%', '& | !', ':*', '😀😀😀', '漢字'],
    ...many(60, () => letters(random.between(5, 10))),
    ...many(40, () => `${letters(random.between(4, 7))} ${letters(random.between(4, 7))}`),
    ...many(
      30,
      () => letters(random.between(3, 5), 'bcdghklmnprstvx') + random.pick(['a', 'o', 'u', 'i']) + letters(2, 'bdglmnrstvx'),
    ),
  ]
}

/** Things people look for elsewhere. Some folded words meet by chance, so a few may find something. */
export function absentWishes(): string[] {
  return `tủ lạnh|máy giặt|xe đạp điện|bánh mì thịt|giày thể thao nam|vé máy bay|khách sạn đà lạt|quần jean nữ|sữa rửa mặt|thuê phòng trọ
    |bún bò huế|phở gà|đồng hồ đeo tay|tai nghe bluetooth|nồi chiên không dầu|điện thoại samsung|lốp xe máy|son môi|kem chống nắng|vàng sjc
    |xổ số miền bắc|bóng đá hôm nay|phim hàn quốc|truyện tranh naruto|doraemon|conan|karaoke|lịch vạn niên|nhẫn kim cương|áo khoác
    |váy cưới|mèo anh lông ngắn|rượu vang|thuốc lá|gạo st25|cà phê chồn|kẹo dừa|bàn phím cơ|chuột không dây|ghế sofa|nệm cao su|bếp từ
    |đèn ngủ|xe tải cũ|bất động sản|vay tiền nhanh|máy lọc nước|quạt trần|game of thrones|nhà giả kim|đắc nhân tâm|tắt đèn|chí phèo
    |dế mèn phiêu lưu ký|rừng na uy|totto chan|sherlock holmes`
    .split('|')
    .map((wish) => wish.trim())
}
