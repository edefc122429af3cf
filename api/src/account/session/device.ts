/** In words that people recognise; the order matters, since most browsers also claim to be others. */
const BROWSERS: [RegExp, string][] = [
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/android/i, 'Android'],
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
]

export function deviceOf(userAgent: string | undefined): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return `${find(BROWSERS) ?? 'Trình duyệt không xác định'} trên ${find(SYSTEMS) ?? 'thiết bị không xác định'}`
}
