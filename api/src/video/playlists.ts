export interface Rendition {
  height: number
  width: number
  bandwidth: number
  codecs: string
}

export interface Segment {
  durationMs: number
  fileHash: string
  /** See `Seals`: without it its address opens nothing. */
  seal: string
}

export const segmentAddress = ({ fileHash, seal }: Pick<Segment, 'fileHash' | 'seal'>) => `/media/segments/${seal}/${fileHash}.ts`

/** The smallest first: a player that can't measure its line yet begins with it. `query` is what every address of the lesson carries. */
export function masterPlaylist(renditions: Rendition[], query: string): string {
  const lines = renditions
    .toSorted((a, b) => a.height - b.height)
    .flatMap(({ height, width, bandwidth, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${height}.m3u8${query}`,
    ])
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n')
}

/** Without an IV a segment's own number is it, so the first must be numbered 0 as when it was encrypted. */
export function mediaPlaylist(segments: Segment[], query: string): string {
  const longest = Math.max(...segments.map(({ durationMs }) => durationMs))
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest / 1000)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-KEY:METHOD=AES-128,URI="key${query}"`,
    ...segments.flatMap((segment) => [`#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`, segmentAddress(segment)]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}
