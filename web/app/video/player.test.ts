import { describe, expect, test } from 'vitest'
import { clock, clockWords, placeToGoOn } from './clock.ts'
import { actOf, nextSpeed, type PressedOn } from './controls/keys.ts'
import { createPlayedLog } from './played-log.ts'
import type { Played } from './player.ts'
import { readPreferences } from './preferences.ts'
import { renewAfterMs, withTicketOf } from './stream/ticket.ts'

test.each([
  [0, '00:00', '0 giây'],
  [452.9, '07:32', '7 phút 32 giây'],
  [3660, '1:01:00', '1 giờ 1 phút'],
  [Number.NaN, '00:00', '0 giây'],
])('%d seconds are seen as %s and read as %s', (seconds, seen, read) => {
  expect([clock(seconds), clockWords(seconds)]).toEqual([seen, read])
})

test('who stopped in the last seconds begins anew, everybody else where they stopped', () => {
  expect([placeToGoOn(452, 1008), placeToGoOn(1004, 1008), placeToGoOn(5000, 1008), placeToGoOn(0, 0)]).toEqual([452, 0, 0, 0])
})

describe('what was played', () => {
  function watch() {
    const told: Played[] = []
    return { told, log: createPlayedLog((played) => told.push(played)) }
  }
  const range = ({ played, position }: Played) => [played?.from, played?.to, position]

  test('is told every twelve seconds, and joins without a gap', () => {
    const { told, log } = watch()
    for (let at = 3.4; at < 40; at += 0.25) log.move(at)
    log.flush(39.9)
    expect(told.map(range)).toEqual([
      [3, 15, 15],
      [15, 27, 27],
      [27, 39, 39],
    ])
  })

  test('leaves out what was skipped, forwards and backwards, also where no jump was announced', () => {
    const { told, log } = watch()
    for (const at of [10, 11, 12]) log.move(at)
    log.jump(50)
    for (const at of [50, 51, 52]) log.move(at)
    log.move(20)
    log.move(21.5)
    log.flush(21.5, true)
    expect(told.map(range)).toEqual([
      [10, 12, 50],
      [50, 52, 20],
      [20, 21, 21],
    ])
    expect(told.map(({ isLeaving }) => isLeaving)).toEqual([false, false, true])
  })

  test('reaches the end of a video that ends between two seconds', () => {
    const { told, log } = watch()
    log.move(55)
    log.move(59.2)
    log.end(59.64)
    expect(told.map(range)).toEqual([[55, 60, 59]])
  })

  test('is nothing where only the place is new, and is not told twice', () => {
    const { told, log } = watch()
    log.flush(7.2)
    log.flush(7.9)
    expect(told).toEqual([{ position: 7, played: null, isLeaving: false }])
  })
})

describe('keys', () => {
  const press = (key: string, on: PressedOn = 'other', held = {}) =>
    actOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, on)

  test('do what players do, in small letters and large', () => {
    expect([press(' '), press('K')]).toEqual([{ do: 'toggle' }, { do: 'toggle' }])
    expect([press('j'), press('l'), press('ArrowLeft'), press('ArrowRight')]).toEqual(
      [-10, 10, -5, 5].map((seconds) => ({ do: 'skip', seconds })),
    )
    expect([press('0'), press('9')]).toEqual([0, 0.9].map((share) => ({ do: 'go', share })))
    expect([press('c'), press('f'), press('m')]).toEqual(['captions', 'fullscreen', 'mute'].map((act) => ({ do: act })))
    expect([press('<'), press('>')]).toEqual([-1, 1].map((steps) => ({ do: 'speed', steps })))
  })

  test('stay with what has a use of its own for them, and with the browser', () => {
    expect(press(' ', 'button')).toBeNull()
    expect(press('k', 'button')).toEqual({ do: 'toggle' })
    expect(press('2', 'list')).toBeNull()
    expect(press('ArrowLeft', 'loudness')).toBeNull()
    expect(press('f', 'other', { ctrlKey: true })).toBeNull()
    expect(press('x')).toBeNull()
  })

  test('change the speed step by step, from half to double', () => {
    expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1), nextSpeed(7, 1)]).toEqual([
      1.25, 0.75, 2, 0.5, 1.25,
    ])
  })
})

test('what the browser kept is taken value by value; the unknown falls back', () => {
  const kept = { speed: 1.5, captions: 'vi', captionSize: 'large', quality: 720, volume: 0.4, isMuted: true }
  expect(readPreferences(kept)).toEqual(kept)
  expect(readPreferences({ ...kept, speed: 16, volume: 9, quality: 'x', captionSize: '__proto__', captions: 5 })).toMatchObject({
    speed: 1,
    volume: 1,
    quality: null,
    captionSize: 'medium',
    captions: null,
    isMuted: true,
  })
  expect(readPreferences(null)).toMatchObject({ speed: 1, isMuted: false })
})

describe('tickets', () => {
  test('the newest takes the place of an older one; free addresses stay as they are', () => {
    const newest = '/media/lessons/7/master.m3u8?ticket=b.2'
    expect(withTicketOf('https://tq.example/media/lessons/7/key?ticket=a.1', newest)).toBe(
      'https://tq.example/media/lessons/7/key?ticket=b.2',
    )
    expect(withTicketOf('/media/segments/ab.ts', newest)).toBe('/media/segments/ab.ts')
    expect(withTicketOf('/media/lessons/7/key?ticket=a.1', '/media/lessons/7/master.m3u8')).toBe(
      '/media/lessons/7/key?ticket=a.1',
    )
  })

  test('are renewed two minutes before their end, whatever the device’s clock says', () => {
    const minutes = (n: number) => n * 60_000
    const after = (left: number) => renewAfterMs(new Date(minutes(1000 + left)).toISOString(), minutes(1000))
    expect([after(15), after(5), after(75), after(-60), after(1)]).toEqual([minutes(13), minutes(3), minutes(13), 30_000, 30_000])
  })
})
