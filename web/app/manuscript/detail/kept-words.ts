import { useState } from 'react'

const WORDS_KEY = 'manuscript-words'

/** What somebody is writing about a manuscript: there again after a reload, and whatever happens to the manuscript meanwhile. */
export function useKeptWords(id: string, name: string): [string, (text: string) => void] {
  const place = `${id}:${name}`
  const [text, setText] = useState(() => read()[place] ?? '')
  return [
    text,
    (next) => {
      setText(next)
      write(place, next)
    },
  ]
}

function read(): Record<string, string> {
  try {
    return JSON.parse(window.sessionStorage.getItem(WORDS_KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function write(place: string, text: string): void {
  const { [place]: _, ...others } = read()
  try {
    window.sessionStorage.setItem(WORDS_KEY, JSON.stringify(text ? { ...others, [place]: text } : others))
  } catch {
    // Blocked or full: the page still has it.
  }
}
