import { expect, test } from 'vitest'
import { HeldCard } from './held-card.ts'

const icon = (name: string) => `<svg width="24" aria-hidden="true"><path d="${name}"></path></svg>`
const card = (title: string, ...icons: string[]) =>
  `<article><h3>${title}</h3>${icons.map(icon).join(`<b>${title}</b>`)}</article>`

test.each([
  card('Số học'),
  card('Đại số', 'sao'),
  card('Hình học', 'sao', 'tim', 'giỏ'),
  card('Giải tích', 'tim', 'tim'),
  icon('sao'),
  `${icon('tim')}${icon('giỏ')}Cuối`,
  '<svg width="24"> không có cuối',
  '',
])('a card has the same letters before and after it is turned into bytes: %s', (text) => {
  const held = new HeldCard(text)
  expect(held.text).toBe(text)
  for (let time = 0; time < 2; time++) {
    expect(held.bytes(Buffer.from).toString()).toBe(text)
    expect(held.text).toBe(text)
  }
})

test('more kinds of icons than there are stay in the cards that have them', () => {
  for (let at = 0; at < 300; at++) {
    const text = card('Sách', `nét ${at}`, 'sao')
    const held = new HeldCard(text)
    expect(held.bytes(Buffer.from).toString()).toBe(text)
  }
})

test('an icon that other cards have is turned into bytes once', () => {
  const turned: string[] = []
  const encode = (text: string) => {
    turned.push(text)
    return Buffer.from(text)
  }
  for (const title of ['Một', 'Hai']) new HeldCard(card(title, 'sao')).bytes(encode)
  expect(turned.some((text) => text.includes('sao'))).toBe(false)
})
