/** Where an engine gets a book's files from: the server with a ticket, or what this device keeps. */
export interface BookFiles {
  /** The bytes of one file. Asked for twice, it is fetched once. */
  blob(href: string): Promise<Blob>
  /** An address that `<img>` and style sheets may load; of what the device keeps, a `blob:` address. */
  url(href: string): Promise<string>
  /** A part of a large file, for PDFs. */
  range(href: string, from: number, to: number): Promise<Uint8Array>
  /** Asks for what the first page needs, while the engine is still on its way. */
  askAhead?(): void
  close(): void
}
