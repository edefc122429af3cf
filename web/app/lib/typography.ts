/** Syllable pairs that are one word: a line never ends between them. Each in one spelling of i and y, hoá and hóa. */
const PAIRS = new Set(
  'đại cương|căn bản|cơ bản|cơ sở|giáo trình|bài tập|sinh viên|tiếng việt|tiếng anh|tiếng trung|tiếng nhật|tiếng hàn|tiếng pháp|tiếng đức|thực hành|lí thuyết|phương pháp|khoa học|giáo dục|xã hội|kinh tế|quản trị|lịch sử|văn hoá|ngôn ngữ|tâm lí|pháp luật|môi trường|công nghệ|thông tin|dữ liệu|lập trình|đọc hiểu|di truyền|tiến hoá|địa lí|sơ đồ|tư duy|kĩ thuật|kĩ năng|việt nam|thế giới|nghiên cứu|ứng dụng|nhập môn|hướng dẫn|trẻ em|gia đình|công việc|học thuật|học tập|bạn đọc|tác giả|bản thảo|kiến thức|thực tế|hiện đại|truyền thống|nghệ thuật|dân tộc|quốc tế|thí nghiệm|thương mại|tổ chức|công chúng'.split(
    '|',
  ),
)

const NO_BREAK = '\u00a0'

/** As long as a line in the narrowest card: what is bound may not grow over it. */
const LONGEST_RUN = 14
const NUMBER = /^\d+[:,.]?$/
/** What a number counts, so that it belongs to what follows: "20 đề", but "lớp 10". */
const UNIT = /^(đề|câu|bài|chữ|bước|trang|phút|ngày|năm|tuổi)$/
const CLAUSE_END = /[:,.!?]$/
const CAPITAL = /^\p{Lu}\p{Ll}/u

/** Keeps word pairs, names, and numbers with what they count together, and never leaves a last short syllable alone on its line. */
export function bindTitle(title: string): string {
  const words = title.split(' ')
  let out = words[0] ?? ''
  let run = out.length
  for (let i = 1; i < words.length; i++) {
    const word = words[i] as string
    const isBound = run + word.length < LONGEST_RUN && belongs(words, i)
    out += (isBound ? NO_BREAK : ' ') + word
    run = isBound ? run + 1 + word.length : word.length
  }
  return out
}

/** Whether a word is one with the word before it. */
function belongs(words: string[], i: number): boolean {
  const [last, word, next = ''] = [words[i - 1] as string, words[i] as string, words[i + 1]]
  if (CLAUSE_END.test(last)) return false
  if (NUMBER.test(last)) return UNIT.test(word)
  if (NUMBER.test(word)) return !UNIT.test(next)
  const isName = i > 1 && CAPITAL.test(last) && CAPITAL.test(word)
  const isLastShort = next === '' && word.length <= 3 && words.length > 3
  return isName || isLastShort || isPair(`${last} ${word}`.toLowerCase())
}

const isPair = (words: string): boolean =>
  PAIRS.has(OTHERWISE.test(words) ? words.replace(/[:,.]/g, '').replace('ý', 'í').replace('ỹ', 'ĩ').replace('óa', 'oá') : words)
/** Signs, or another spelling. */
const OTHERWISE = /[:,.ýỹ]|óa/

/** The parts of a title: a new line begins after its colon rather than anywhere else. */
export const clausesOf = (title: string): string[] => bindTitle(title).split(/(?<=:) /)

/** An amount in the middle of somebody's sentence stays together with its sign. */
export const bindMoney = (text: string) => text.replace(/(\d) ₫/g, '$1\u00a0₫')
