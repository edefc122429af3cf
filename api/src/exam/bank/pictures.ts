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

export interface ReadPicture {
  token: string
  webp: Buffer
  alt: string
}

/** As they would be stored. One that can't be read is a problem of its question, and told by a dry run as well. */
export async function readPictures(
  questions: Imported[],
  pictures: DocxPicture[],
): Promise<{ questions: Imported[]; pictures: ReadPicture[] }> {
  const [read, broken]: [ReadPicture[], string[]] = [[], []]
  for (const { token, bytes, alt } of pictures) {
    const webp = await reencodeImage(bytes, (image) => image.resize({ width: WIDEST, withoutEnlargement: true })).catch(
      () => null,
    )
    if (webp) read.push({ token, webp, alt })
    else broken.push(token)
  }
  const withProblems = questions.map((question) => {
    const text = JSON.stringify(question.content)
    const problems = broken
      .filter((token) => text.includes(token))
      .map((token) => ({ line: question.line, message: `Không đọc được ${token.slice(1, -1)}: cần JPEG, PNG hoặc WebP` }))
    return problems.length ? { ...question, content: null, problems } : question
  })
  return { questions: withProblems, pictures: read }
}

/** A picture of a question before its row is written. */
export interface StoredPicture {
  name: string
  fileHash: string
}

/** Stores the pictures and puts their addresses where they stood. Their rows are left to whoever stores the questions: both or neither. */
export async function storePictures(
  { db, files: store }: { db: Database; files: FileStore },
  questions: Imported[],
  pictures: ReadPicture[],
): Promise<{ questions: Imported[]; pictures: StoredPicture[] }> {
  const stored: StoredPicture[] = []
  const tags = new Map<string, string>()
  for (const { token, webp, alt } of pictures) {
    const { hash: fileHash } = await storeFile(db, store, [webp], REENCODED)
    const name = `${randomBytes(16).toString('hex')}.webp`
    stored.push({ name, fileHash })
    tags.set(token, JSON.stringify(`<img src="/media/questions/${name}" alt="${escapeHtml(alt)}">`).slice(1, -1))
  }
  const withAddresses = questions.map((question) => {
    const text = JSON.stringify(question.content).replace(TOKEN, (token) => tags.get(token) ?? token)
    return { ...question, content: JSON.parse(text) }
  })
  return { questions: withAddresses, pictures: stored }
}

const TOKEN = /⟦hình \d+⟧/g

export async function findPicture(db: Database, name: string): Promise<StoredFile | null> {
  const [picture] = await db
    .select(STORED_FILE)
    .from(bankPictures)
    .innerJoin(files, eq(files.hash, bankPictures.fileHash))
    .where(eq(bankPictures.name, name))
  return picture ?? null
}
