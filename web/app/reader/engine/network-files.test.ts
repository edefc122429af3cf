import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCall } from '@tq/contract/http/call.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { networkFiles } from './network-files.ts'

/** Gives a chapter to whoever has the ticket of the moment. */
const server = createServer((request, answer) => {
  const url = new URL(request.url ?? '', 'http://here')
  if (url.pathname.startsWith('/api/')) {
    renewals++
    good = `ticket-${renewals}`
    const data = { ticket: good, expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(), versionId: 'v' }
    answer.setHeader('content-type', 'application/json')
    return answer.end(JSON.stringify({ isSuccess: true, data, errorMessage: null, successMessage: null }))
  }
  asked.push(`${decodeURIComponent(url.pathname)} ${request.headers.range ?? ''}`.trim())
  const isOpen = !isBroken && (url.pathname.startsWith('/preview/') || url.searchParams.get('ticket') === good)
  answer.statusCode = isOpen ? 200 : 403
  answer.end(isOpen ? 'Chương một' : '')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const call = createCall(async ({ method, url, headers }) => {
  const answer = await fetch(origin + url, { method, headers })
  return { status: answer.status, body: await answer.text() }
})

let [renewals, good, isBroken] = [0, 'first', false]
let asked: string[] = []
beforeEach(() => {
  ;[renewals, good, isBroken, asked] = [0, 'first', false, []]
})

const open = (secondsLeft: number) =>
  networkFiles(
    {
      ...{ productId: 12, base: `${origin}/media/books/v/`, ticket: 'first' },
      expiresAt: new Date(Date.now() + 1000 * secondsLeft).toISOString(),
    },
    call,
  )

test('a ticket that is good is used; one that ends within a minute is renewed once, however many files are asked for', async () => {
  await open(120).blob('a.xhtml')
  expect(renewals).toBe(0)
  const files = open(59)
  const blobs = await Promise.all(['a.xhtml', 'hình 1/b#c.png'].map((href) => files.blob(href)))
  expect(await blobs[1]?.text()).toBe('Chương một')
  await files.range('a.xhtml', 10, 20)
  expect(renewals).toBe(1)
  expect(asked.slice(1).toSorted()).toEqual([
    '/media/books/v/a.xhtml',
    '/media/books/v/a.xhtml bytes=10-19',
    '/media/books/v/hình 1/b#c.png',
  ])
})

test('a file is fetched once; one that failed may be asked for again', async () => {
  const files = open(900)
  isBroken = true
  await expect(files.blob('a.xhtml')).rejects.toMatchObject({ status: 403 })
  isBroken = false
  await Promise.all([files.blob('a.xhtml'), files.blob('a.xhtml')])
  await files.blob('a.xhtml')
  expect(asked).toHaveLength(2)
})

test('a preview is read without a ticket', async () => {
  const files = networkFiles({ productId: 12, base: `${origin}/preview/`, ticket: null, expiresAt: null }, call)
  expect(await files.url('a.xhtml')).toBe(`${origin}/preview/a.xhtml`)
  expect(await (await files.blob('a.xhtml')).text()).toBe('Chương một')
  expect(renewals).toBe(0)
})

test('what the first page needs is asked for at once, and again if that failed', async () => {
  const openingRanges: [number, number][] = [
    [0, 10],
    [90, 99],
  ]
  const spine = [{ href: 'book.pdf' }] as never
  const files = networkFiles(
    { productId: 12, base: `${origin}/preview/`, ticket: null, expiresAt: null, spine, openingRanges },
    call,
  )
  isBroken = true
  files.askAhead?.()
  await expect(files.range('book.pdf', 0, 10)).rejects.toMatchObject({ status: 403 })
  isBroken = false
  files.askAhead?.()
  await Promise.all([files.range('book.pdf', 90, 99), files.range('book.pdf', 0, 10)])
  // The same once more: nothing of it was begun.
  await files.range('book.pdf', 0, 10)
  // Less than was begun is another part.
  files.askAhead?.()
  await files.range('book.pdf', 0, 5)
  const [first, last] = ['/preview/book.pdf bytes=0-9', '/preview/book.pdf bytes=90-98']
  expect(asked.toSorted()).toEqual([...Array(4).fill(first), '/preview/book.pdf bytes=0-4', last, last, last].toSorted())
})
