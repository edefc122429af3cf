import type { CDPSession } from '@playwright/test'

/** A cheap phone on a bus: 4 times slower, 1.6 Mbps, 150 ms away. */
export const CPU_SLOWDOWN = 4
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
]

export const PHONE = {
  viewport: { width: 390, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
}

export const PAGES = {
  home: '/trang-chu',
  list: '/san-pham',
  book: '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56',
} as const

/** Bytes over the wire, by what they are. */
export interface Weight {
  document: number
  script: number
  stylesheet: number
  font: number
  image: number
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
}

export async function weigh(session: CDPSession): Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 }
  const kinds = new Map<string, keyof Weight>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What is fetched ahead is of no kind yet; its name says it.
    const kind = /\.js$/.test(response.url) ? 'script' : /\.css$/.test(response.url) ? 'stylesheet' : type.toLowerCase()
    if (kind in weight) kinds.set(requestId, kind as keyof Weight)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight[kind] += encodedDataLength
  })
  return weight
}

export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
