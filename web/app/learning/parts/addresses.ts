import type { CourseUse } from '@tq/contract/enums.ts'

/** `address` is `slug.id` everywhere. */
export const courseUrl = ({ use, address }: { use: CourseUse; address: string }): string =>
  use === 'sold' ? `/khoa-hoc/${address}` : `/thu-vien/khoa-hoc/${address}`

export const lessonUrl = (use: CourseUse, { address }: { address: string }): string =>
  use === 'sold' ? `/bai-hoc/${address}` : `/thu-vien/bai-hoc/${address}`

/** Inside the mobile app, without the site's frame; by the number alone. */
export const bareLessonUrl = (use: CourseUse, { id }: { id: number }): string =>
  use === 'sold' ? `/mobile/mycourse/lesson/${id}` : `/mobile/lesson/${id}`

export const textbookUrl = ({ address }: { address: string }): string => `/sach-giao-khoa/${address}`
