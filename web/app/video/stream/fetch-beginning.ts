/**
 * Asks for what a stream begins with while hls.js is still on its way, so that the browser has it when hls.js asks: the playlists, the
 * key, the first piece. Only what is free: of a sold lesson nothing may be kept, and everything would be asked for twice.
 */
export async function fetchBeginning(master: string, from: number): Promise<void> {
  const base = new URL(master, location.href)
  const [level] = await linesOf(base)
  if (!level) return
  const list = new URL(level.address, base)
  const pieces = await linesOf(list)
  const first = pieceAt(from, pieces)
  const key = pieces.find((piece) => piece.key)?.key
  for (const address of [key, first?.address]) if (address) void get(new URL(address, list)).catch(() => {})
}

const get = async (address: URL) => (await fetch(address)).text()

interface Line {
  address: string
  seconds: number
  key: string | undefined
}

/** The addresses of a playlist, each with what stands above it. Ours begin with the smallest picture. */
async function linesOf(playlist: URL): Promise<Line[]> {
  return [...(await get(playlist)).matchAll(/((?:#.*\n)+)([^#\n]+)/g)].map(([, above = '', address = '']) => ({
    address,
    seconds: Number(/#EXTINF:([\d.]+)/.exec(above)?.[1] ?? 0),
    key: /#EXT-X-KEY:.*URI="([^"]+)"/.exec(above)?.[1],
  }))
}

function pieceAt(from: number, pieces: Line[]): Line | undefined {
  let end = 0
  return pieces.find(({ seconds }) => {
    end += seconds
    return end > from
  })
}
