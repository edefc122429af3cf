import { useEffect, useState } from 'react'

/** Seconds until something may be asked for again; counts down on screen. `first`: before the first time. */
export function useWait(seconds: number, first = seconds): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + first * 1000)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [])
  const restart = () => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }
  return [Math.max(0, Math.ceil((until - now) / 1000)), restart]
}
