import { PDF_PART_BYTES } from '@tq/contract/reading/book.ts'
import type { PDFDocumentProxy, PDFWorker as Worker } from 'pdfjs-dist'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import type { BookFiles } from '../../book-files.ts'
import { takePdfWorkers, WORKER_URL } from './pdf-workers.ts'
import { GlobalWorkerOptions, getDocument, PDFDataRangeTransport, PDFWorker } from './pdfjs.ts'

/** What only some files need, and then only from our own site: decoders of scanned pages, the fonts that a file may leave out. */
const EXTRAS: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg, ...standardFonts() }

function standardFonts(): Record<string, string> {
  const found = import.meta.glob<string>('../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  })
  return Object.fromEntries(Object.entries(found).map(([path, url]) => [path.replace(/^.*\//, ''), url]))
}

interface Source {
  href: string
  bytes: number
  onFailure(error: unknown, again: () => void): void
}

class Extras {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = EXTRAS[filename]
    if (!url) throw new Error(`${filename} is not kept here`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/**
 * Reads the file part by part, from the server or from the device. A part that does not come is told to `onFailure` with a way to ask
 * again; whatever waits for it goes on waiting. Scripts, forms and XFA of the file are never loaded.
 */
export function openDocument(files: BookFiles, source: Source): { promise: Promise<PDFDocumentProxy>; close(): void } {
  const { port, renderer, isBroken } = takePdfWorkers()
  GlobalWorkerOptions.rendererPorts = [renderer]
  const worker = new PDFWorker({ port } as unknown as ConstructorParameters<typeof PDFWorker>[0])
  const read = (beside: { worker?: Worker }) =>
    getDocument({
      ...beside,
      range: new Parts(files, source),
      rangeChunkSize: PDF_PART_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      enableXfa: false,
      useWorkerFetch: false,
      BinaryDataFactory: Extras,
    })
  let task = read({ worker })

  // A browser never asks the service worker for a worker's program, so without a network none starts. pdf.js then reads in the page
  // itself, by an import, which the service worker does answer: slower, but the book opens in the train.
  async function open(): Promise<PDFDocumentProxy> {
    const opened = await Promise.race([task.promise, isBroken])
    if (opened) return opened
    GlobalWorkerOptions.workerSrc = WORKER_URL
    task = read({})
    return task.promise
  }

  return {
    promise: open(),
    close() {
      task
        .destroy()
        .catch(() => {})
        .finally(() => {
          worker.destroy()
          port.terminate()
          renderer.terminate()
        })
    },
  }
}

class Parts extends PDFDataRangeTransport {
  readonly #files: BookFiles
  readonly #href: string
  readonly #onFailure: Source['onFailure']
  #missing: [number, number][] = []
  #isOver = false

  constructor(files: BookFiles, { href, bytes, onFailure }: Source) {
    super(bytes, null)
    this.#files = files
    this.#href = href
    this.#onFailure = onFailure
  }

  override requestDataRange(begin: number, end: number) {
    this.#files.range(this.#href, begin, end).then(
      (part) => {
        if (!this.#isOver) this.onDataRange(begin, part)
      },
      (error) => {
        if (this.#isOver) return
        this.#missing.push([begin, end])
        // Several parts may be on their way when the network goes: they are told once.
        if (this.#missing.length === 1) this.#onFailure(error, () => this.#askAgain())
      },
    )
  }

  #askAgain() {
    const missing = this.#missing
    this.#missing = []
    for (const [begin, end] of missing) this.requestDataRange(begin, end)
  }

  override abort() {
    this.#isOver = true
  }
}
