import type { ReaderSettings } from '../settings/reader-settings.ts'

export type KeyMeaning =
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'start'
  | 'end'
  | 'contents'
  | 'search'
  | 'bookmark'
  | 'settings'
  | 'fullScreen'
  | 'keys'
  | 'escape'

const MEANINGS = new Map<string, KeyMeaning>(
  Object.entries({
    ArrowLeft: 'left',
    ArrowRight: 'right',
    PageDown: 'next',
    PageUp: 'previous',
    Home: 'start',
    End: 'end',
    Escape: 'escape',
    t: 'contents',
    '/': 'search',
    b: 'bookmark',
    a: 'settings',
    f: 'fullScreen',
    '?': 'keys',
  }),
)

/** For the list of keys, in the order it is read. */
export const KEY_WORDS: [keys: string[], meaning: string][] = [
  [['←', '→'], 'Lật trang'],
  [['Phím cách', 'Page Down'], 'Trang sau'],
  [['Shift + Phím cách', 'Page Up'], 'Trang trước'],
  [['Home', 'End'], 'Đầu sách, cuối sách'],
  [['Shift + →', 'Shift + ↓'], 'Chọn chữ, chọn dòng'],
  [['Tab'], 'Đến thanh công cụ của đoạn đã chọn'],
  [['T'], 'Mục lục'],
  [['/'], 'Tìm, ghi chú và dấu trang'],
  [['B'], 'Đánh dấu trang'],
  [['A'], 'Chữ và nền'],
  [['F'], 'Toàn màn hình'],
  [['?'], 'Danh sách phím này'],
  [['Esc'], 'Đóng; hiện hoặc ẩn các thanh'],
]

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** What a key means in the reader. Scrolled pages keep the keys that the browser scrolls by. */
export function meaningOfKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Pressed,
  flow: ReaderSettings['flow'],
): KeyMeaning | null {
  // With Shift, arrows select words, as everywhere.
  if (ctrlKey || altKey || metaKey || (shiftKey && key.startsWith('Arrow'))) return null
  if (key === ' ') return shiftKey ? 'previous' : 'next'
  if (key === 'ArrowDown') return flow === 'paged' ? 'next' : null
  if (key === 'ArrowUp') return flow === 'paged' ? 'previous' : null
  return MEANINGS.get(key.length === 1 ? key.toLowerCase() : key) ?? null
}
