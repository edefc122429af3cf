import { promisify } from 'node:util'
import { fromBuffer, type ZipFile } from 'yauzl'
import { contentOf, entriesOf, watchZip, ZIP_OPTIONS } from '../../../storage/zip.ts'

const LIMITS = { mostEntries: 5_000, mostBytes: 100 * 1024 * 1024, xml: /\.(xml|rels)$/ }

export class BadArchive extends Error {}

/** The files of a Word document that are wanted, none of it inflated before its sizes were looked at; those are counted again on the way. */
export async function unzip(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, ZIP_OPTIONS).catch(() => {
    throw new BadArchive()
  })
  const files = new Map<string, Buffer>()
  const faultOf = watchZip(LIMITS)
  try {
    for await (const entry of entriesOf(zip)) {
      if (faultOf(entry)) throw new BadArchive()
      if (isWanted(entry.fileName)) files.set(entry.fileName, await contentOf(zip, entry))
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive(undefined, { cause: error })
  } finally {
    zip.close()
  }
  return files
}
