/** Syllable pairs that are one word: a line never ends between them. */
const PAIRS = new Set(
  'đại cương|căn bản|cơ bản|cơ sở|giáo trình|bài tập|sinh viên|tiếng việt|tiếng anh|tiếng trung|tiếng nhật|tiếng hàn|tiếng pháp|tiếng đức|thực hành|lí thuyết|lý thuyết|phương pháp|khoa học|giáo dục|xã hội|kinh tế|quản trị|lịch sử|văn hoá|văn hóa|ngôn ngữ|tâm lí|tâm lý|pháp luật|môi trường|công nghệ|thông tin|dữ liệu|lập trình|đọc hiểu|di truyền|tiến hoá|địa lí|địa lý|sơ đồ|tư duy|kĩ thuật|kỹ thuật|kĩ năng|kỹ năng|việt nam|thế giới|nghiên cứu|ứng dụng|nhập môn|hướng dẫn|trẻ em|gia đình|công việc|học thuật|học tập|bạn đọc|tác giả|bản thảo|kiến thức|thực tế|hiện đại|truyền thống|nghệ thuật|dân tộc|quốc tế'.split(
    '|',
  ),
)

const NO_BREAK = '\u00a0'

/** Keeps word pairs and numbers together and never leaves a last short syllable alone on its line. */
export function bindTitle(title: string): string {
  const words = title.split(' ')
  let out = words[0] ?? ''
  let isBound = false
  for (let i = 1; i < words.length; i++) {
    const pair = `${words[i - 1]} ${words[i]}`.toLowerCase().replace(/[:,.]/g, '')
    const isLastShort = i === words.length - 1 && (words[i]?.length ?? 0) <= 3 && words.length > 3
    const isNumber = /^\d+[:,.]?$/.test(words[i] ?? '')
    isBound = !isBound && (PAIRS.has(pair) || isLastShort || isNumber)
    out += (isBound ? NO_BREAK : ' ') + words[i]
  }
  return out
}

/** An amount in the middle of somebody's sentence stays together with its sign. */
export const bindMoney = (text: string) => text.replace(/(\d) ₫/g, '$1\u00a0₫')
