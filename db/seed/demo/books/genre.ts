export type Genre =
  | 'course'
  | 'exercise'
  | 'research'
  | 'guide'
  | 'skill'
  | 'language'
  | 'school'
  | 'story'
  | 'kidScience'
  | 'dictionary'

/** How the catalogue's descriptions begin tells what sort of book it is; what follows are its topics. */
const OPENINGS: [Genre, RegExp][] = [
  ['course', /lần lượt giới thiệu (.+)/],
  ['course', /trình bày có hệ thống các nội dung: (.+)/],
  ['course', /trình bày có hệ thống (các .+)/],
  ['course', /Nội dung giáo trình gồm (.+), được sắp xếp từ dễ đến khó/],
  ['course', /theo đề cương môn học, tập trung vào (.+)/],
  ['course', /cái nhìn nền tảng về (.+)/],
  ['exercise', /Tài liệu luyện tập này gồm (.+)/],
  ['exercise', /Sách tập hợp (.+)/],
  ['exercise', /rèn luyện qua (.+)/],
  ['research', /phân tích (.+) từ nguồn tư liệu phong phú/],
  ['research', /nhiều năm nghiên cứu, làm rõ (.+)/],
  ['research', /Chuyên khảo đi sâu tìm hiểu (.+)/],
  ['language', /Nội dung chính của sách gồm (.+)/],
  ['language', /cho người học tiếng với các nội dung: (.+)/],
  ['language', /đưa người học đến với (.+)/],
  ['school', /bám sát chương trình, gồm (.+)/],
  ['school', /làm quen và luyện tập với (.+)/],
  ['school', /học sinh được ôn luyện (.+)/],
  ['kidScience', /bạn đọc nhỏ tuổi khám phá (.+)/],
  ['kidScience', /giải thích cho các em về (.+)/],
  ['story', /Cuốn sách tranh kể về (.+)/],
  ['story', /Câu chuyện xoay quanh (.+)/],
  ['story', /trò chuyện với các em về (.+)/],
  ['dictionary', /Công trình tra cứu này thu thập (.+)/],
  ['dictionary', /Từ điển gồm (.+)/],
  ['skill', /tác giả bàn về (.+)/],
  ['skill', /chia sẻ kinh nghiệm về (.+)/],
  ['skill', /những gợi ý về (.+)/],
  ['guide', /có các phần chính: (.+)/],
  ['guide', /Cuốn sách giới thiệu (.+)/],
  ['guide', /hướng dẫn bạn đọc tìm hiểu (.+)/],
]

export interface Outline {
  genre: Genre
  topics: string[]
}

export function outlineOf(description: string): Outline {
  const opening = description.split(/\.(?: |$)/)[0] ?? ''
  for (const [genre, pattern] of OPENINGS) {
    const listed = pattern.exec(opening)?.[1]
    if (!listed) continue
    // "các bài toán về hỗn hợp, hiệu suất": the exercises are not a topic, what they are about is.
    const subject = genre === 'exercise' || genre === 'school' ? listed.replace(/^[^,]*? về /, '') : listed
    return { genre, topics: splitTopics(subject) }
  }
  throw new Error(`No genre for: ${opening}`)
}

/** "giới hạn, đạo hàm và chuỗi số": only the last comma's part is a pair, an earlier "và" belongs to its topic. */
function splitTopics(listed: string): string[] {
  const parts = listed.split(', ')
  const last = parts.pop() ?? ''
  const pair = / và /.exec(last)
  return pair ? [...parts, last.slice(0, pair.index), last.slice(pair.index + 4)] : [...parts, last]
}
