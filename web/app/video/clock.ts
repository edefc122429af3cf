/** 07:32, 1:07:32 */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  return hours ? `${hours}:${tail}` : tail
}

/** As it is read aloud: "1 giờ 7 phút 32 giây". */
export function clockWords(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const parts = [
    [Math.floor(whole / 3600), 'giờ'],
    [Math.floor(whole / 60) % 60, 'phút'],
    [whole % 60, 'giây'],
  ] as const
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount} ${unit}`)
  return said.join(' ') || '0 giây'
}

const LAST_SECONDS = 5

/** Who stopped in the last seconds has seen it, and begins anew. */
export const placeToGoOn = (startAt: number, durationSeconds: number): number =>
  startAt < durationSeconds - LAST_SECONDS ? startAt : 0
