import { PDF_PART_BYTES } from '@tq/contract/reading/book.ts'
import { loadPdfJs } from './open-pdf.ts'

/** More are not worth asking for ahead: a first page of a dozen pictures. */
const MOST_RANGES = 12

/**
 * What a reader asks for, part after part, until the first page stands: a table at the file's end says where the next one is. Known
 * beforehand, they are asked for at once. Found out by opening the file as the reader does.
 */
export async function openingRanges(content: Uint8Array): Promise<[number, number][]> {
  const { getDocument, PDFDataRangeTransport, VerbosityLevel } = await loadPdfJs()
  const asked: [number, number][] = []
  class Noted extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number) {
      asked.push([begin, end])
      // A copy: it takes the memory it is given for its own.
      queueMicrotask(() => this.onDataRange(begin, new Uint8Array(content.subarray(begin, end))))
    }
  }
  const task = getDocument({
    range: new Noted(content.byteLength, null),
    ...{ rangeChunkSize: PDF_PART_BYTES, disableAutoFetch: true, disableStream: true, enableXfa: false },
    ...{ verbosity: VerbosityLevel.ERRORS, isEvalSupported: false, useSystemFonts: false },
  })
  try {
    const page = await (await task.promise).getPage(1)
    await page.getOperatorList()
    return asked.slice(0, MOST_RANGES)
  } catch {
    // It was read once already: whatever is odd about it, the reader asks part after part.
    return []
  } finally {
    await task.destroy()
  }
}
