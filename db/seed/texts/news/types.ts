export type NewsTag = 'Sách mới' | 'Điểm sách' | 'Tác giả' | 'Sự kiện' | 'Thông báo' | 'Chuyện nghề'

export interface NewsText {
  title: string
  summary: string
  /** How long ago it was published. */
  daysAgo: number
  isFocus?: boolean
  tags: NewsTag[]
  /** Who wrote it. */
  byline: string
  /** Below the main picture. */
  caption: string
  content: string[]
}
