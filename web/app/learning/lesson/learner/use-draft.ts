import { useEffect, useState } from 'react'

const KEY = 'lesson-drafts'

/** What is being typed below a lesson, for this visit: a reload loses nothing, a logout everything. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  // Not before: the server knows of none.
  useEffect(() => setText(readDrafts()[name] ?? ''), [name])
  return [
    text,
    (typed) => {
      setText(typed)
      keepDraft(name, typed)
    },
  ]
}

function readDrafts(): Record<string, string> {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function keepDraft(name: string, text: string): void {
  try {
    const { [name]: _, ...others } = readDrafts()
    window.sessionStorage.setItem(KEY, JSON.stringify(text ? { ...others, [name]: text } : others))
  } catch {
    // Blocked or full: then it lasts as long as the page.
  }
}
