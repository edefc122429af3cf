/** The kinds of file anybody may send, and what people call them. What a file is shows in how it begins, not in its name. */
export const FILE_TYPES = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'application/zip': 'zip',
  'text/x-tex': 'tex',
} as const
export type FileType = keyof typeof FILE_TYPES

/** Files that go under one name in a multipart body. */
export interface FilePart {
  /** How many; one unless said. */
  most?: number
  /** Of each. */
  mostBytes: number
  types: readonly FileType[]
  isOptional?: boolean
}

export type FileParts = Record<string, FilePart>

/** Whether several files may go under that name. */
export type IsMany<P extends FilePart> = P extends { most: infer Most } ? (Most extends 1 ? false : true) : false
