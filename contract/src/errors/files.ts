import { FILE_TYPES, type FileType } from '../http/files.ts'

/** Files and the forms they come in. */

const shownType = (type: FileType) => (type === 'image/webp' ? 'WebP' : FILE_TYPES[type].toUpperCase())

export const FORM_UNREADABLE = {
  status: 400,
  message: 'Dữ liệu gửi lên bị đứt giữa chừng hoặc không đúng dạng, vui lòng gửi lại',
}
export const FILE_MISSING = { status: 400, message: 'Chưa có tệp nào được gửi lên' }
export const FILE_TYPE_REFUSED = {
  status: 400,
  message: (types: readonly FileType[]) =>
    `Tệp không đúng loại: cần tệp ${new Intl.ListFormat('vi', { type: 'disjunction' }).format(types.map(shownType))}`,
}
export const FILE_TOO_LARGE = { status: 413, message: (mostBytes: number) => `Mỗi tệp nặng tối đa ${mostBytes / 1024 / 1024} MB` }
export const TOO_MANY_FILES = { status: 413, message: (most: number) => `Chỉ gửi được ${most} tệp một lần` }
export const PICTURE_UNREADABLE = { status: 400, message: 'Ảnh không đọc được: cần tệp JPEG, PNG hoặc WebP' }
