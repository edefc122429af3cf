/** A year, as the contract has it. */
const MOST_SECONDS = 366 * 86_400

/**
 * Says how long ago something was done on this device. A clock that somebody sets back does not take it back, and a device that slept
 * has not stood still: of the two times a browser knows, the one that went further counts.
 */
export function createDeviceClock(wall = () => Date.now(), running = () => performance.now()) {
  const [firstWall, firstRunning] = [wall(), running()]
  let base = firstWall
  let last = firstWall
  const now = () => {
    last = Math.max(last, base + Math.max(wall() - firstWall, running() - firstRunning))
    return last
  }
  return {
    now,
    /** What was done here before and is still to be sent: it was not done in the future, whatever the clock says today. */
    notBefore(moment: number): void {
      if (moment > now()) base += moment - last
    },
    secondsAgo: (moment: number) => Math.min(MOST_SECONDS, Math.max(0, Math.round((now() - moment) / 1000))),
  }
}

export type DeviceClock = ReturnType<typeof createDeviceClock>
