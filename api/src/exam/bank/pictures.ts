import { randomBytes } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import { bankPictures } from '@tq/db/schema/exam/bank.ts'
import { files } from '@tq/db/schema/storage.ts'
import { eq } from 'drizzle-orm'
import { escapeHtml } from '../../escape-html.ts'
import { REENCODED, reencodeImage } from '../../media/uploaded-image.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { STORED_FILE, type StoredFile, storeFile } from '../../storage/store-file.ts'
import type { DocxPicture } from '../exchange/docx/read-docx.ts'
import type { Imported } from '../exchange/imported.ts'

const WIDEST = 1200

/** Stores the pictures of a document and puts their addresses where they stood. One that can't be read is a problem of its question. */
export async function storePictures(
  { db, files: store }: { db: Database; files: FileStore },
  questions: Imported[],
  pictures: DocxPicture[],
): Promise<Imported[]> {
  const tags = new Map<string, string | null>()
  for (const picture of pictures) tags.set(picture.token, await storeOne(db, store, picture).catch(() => null))
  return questions.map((question) => {
    if (!question.content) return question
    let text = JSON.stringify(question.content)
    const broken: string[] = []
    for (const [token, tag] of tags) {
      if (!text.includes(token)) continue
      if (tag) text = text.replaceAll(token, () => JSON.stringify(tag).slice(1, -1))
      else broken.push(token)
    }
    if (broken.length === 0) return { ...question, content: JSON.parse(text) }
    const problems = broken.map((token) => ({
      line: question.line,
      message: `Không đọc được ${token.slice(1, -1)}: cần JPEG, PNG hoặc WebP`,
    }))
    return { ...question, content: null, problems }
  })
}

async function storeOne(db: Database, store: FileStore, { bytes, alt }: DocxPicture): Promise<string> {
  const webp = await reencodeImage(bytes, (image) => image.resize({ width: WIDEST, withoutEnlargement: true }))
  const { hash } = await storeFile(db, store, [webp], REENCODED)
  const name = `${randomBytes(16).toString('hex')}.webp`
  await db.insert(bankPictures).values({ name, fileHash: hash })
  return `<img src="/media/questions/${name}" alt="${escapeHtml(alt)}">`
}

export async function findPicture(db: Database, name: string): Promise<StoredFile | null> {
  const [picture] = await db
    .select(STORED_FILE)
    .from(bankPictures)
    .innerJoin(files, eq(files.hash, bankPictures.fileHash))
    .where(eq(bankPictures.name, name))
  return picture ?? null
}
