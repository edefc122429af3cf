/** Safari plays playlists itself. So do newer Chromes, which lose their place when a ticket is renewed. */
export const playsPlaylists = (video: HTMLVideoElement): boolean =>
  navigator.vendor.startsWith('Apple') && video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** The largest part of the player: asked for together with the controls, not after them. */
export const loadHls = () => import('hls.js/light')
