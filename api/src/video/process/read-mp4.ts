type ReadBytes = (start: number, end: number) => Promise<Buffer>

export interface Mp4Facts {
  durationMs: number
  width: number
  height: number
}

/** More is no index of a video. */
const MOST_INDEX_BYTES = 64 * 1024 * 1024
const MOST_BOXES = 1_000

/** Length and size of an MP4, from its index; null when there is none. For machines without ffprobe. */
export async function readMp4(read: ReadBytes, bytes: number): Promise<Mp4Facts | null> {
  let at = 0
  for (let n = 0; n < MOST_BOXES && at + 16 <= bytes; n++) {
    const { type, length, header } = boxAt(await read(at, at + 15), 0)
    const size = length || bytes - at
    if (size < header) return null
    if (type === 'moov')
      return size <= MOST_INDEX_BYTES && at + size <= bytes ? factsOf(await read(at, at + size - 1), header) : null
    at += size
  }
  return null
}

function boxAt(data: Buffer, at: number): { type: string; length: number; header: number } {
  const short = data.readUInt32BE(at)
  const type = data.toString('latin1', at + 4, at + 8)
  if (short !== 1) return { type, length: short, header: 8 }
  return { type, length: at + 16 <= data.length ? Number(data.readBigUInt64BE(at + 8)) : 0, header: 16 }
}

function* boxesIn(data: Buffer, from: number, to: number): Generator<{ type: string; start: number; end: number }> {
  let at = from
  while (at + 8 <= to) {
    const { type, length, header } = boxAt(data, at)
    if (length < header || at + length > to) return
    yield { type, start: at + header, end: at + length }
    at += length
  }
}

function factsOf(moov: Buffer, header: number): Mp4Facts | null {
  let durationMs = 0
  let size = { width: 0, height: 0 }
  for (const { type, start, end } of boxesIn(moov, header, moov.length)) {
    if (type === 'mvhd' && end - start >= 32) durationMs = durationOf(moov, start)
    if (type === 'trak')
      // The last two numbers of the track's header, as 16.16; a sound has 0.
      for (const inner of boxesIn(moov, start, end))
        if (inner.type === 'tkhd' && inner.end - inner.start >= 80 && moov.readUInt16BE(inner.end - 8) > 0)
          size = { width: moov.readUInt16BE(inner.end - 8), height: moov.readUInt16BE(inner.end - 4) }
  }
  return durationMs > 0 && size.width > 0 ? { durationMs, ...size } : null
}

function durationOf(moov: Buffer, start: number): number {
  const isLong = moov[start] === 1
  const timescale = moov.readUInt32BE(start + (isLong ? 20 : 12))
  const units = isLong ? Number(moov.readBigUInt64BE(start + 24)) : moov.readUInt32BE(start + 16)
  return timescale ? Math.round((units / timescale) * 1000) : 0
}
