/** What comes before a person's name. */
export const AUTHOR_CUES = `
tác giả | của tác giả | sách của tác giả | sách của | của | thầy | của thầy | thầy giáo | cô | của cô | cô giáo | giáo sư | gs | gs ts | pgs | pgs ts | ths | tiến sĩ | thạc sĩ
nhà văn | nhà nghiên cứu | soạn giả | dịch giả | biên soạn bởi | viết bởi | chủ biên | author | bác sĩ | bs | luật sư | ls
`

/** What comes after it: "do Lê An biên soạn". */
export const AFTER_AUTHOR = 'viết | biên soạn | chủ biên | soạn | sáng tác | dịch | xuất bản'
