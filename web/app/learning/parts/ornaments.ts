/** The shop's series have ornaments; a subject of the library or of a school takes the one of the nearest series. */
const ORNAMENTS: readonly (readonly [words: RegExp, series: number])[] = [
  [/công nghệ|tin học|lập trình|dữ liệu|k[ĩỹ] thuật/i, 45],
  [/ngoại ngữ|tiếng (anh|trung|nhật|hàn|pháp|đức)/i, 31],
  [/toán|giải tích|hình học/i, 19],
  [/tự nhiên|khoa học|vật l[ýí]|hoá học|sinh học/i, 6],
  [/y – dược|y học|sức khoẻ|dược/i, 38],
  [/kinh tế|luật|quản trị|tài chính/i, 25],
  [/ngữ văn|tiếng việt|văn học|viết/i, 62],
  [/xã hội|nhân văn|lịch sử|địa l[ýí]|văn ho[áa]/i, 12],
  [/nghệ thuật|âm nhạc|mỹ thuật/i, 57],
  [/k[ĩỹ] năng|công dân|đạo đức|giáo dục/i, 71],
]
const OTHER = 1

export const ornamentOf = (subject: string): string =>
  `/media/ornaments/${ORNAMENTS.find(([words]) => words.test(subject))?.[1] ?? OTHER}.webp`
