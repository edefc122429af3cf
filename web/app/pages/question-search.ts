import { slugify } from '@tq/contract/slug.ts'

/** Every word of the text begins a word of the question or its answer. */
export function matches({ question, answer }: { question: string; answer: string }, text: string): boolean {
  const place = `-${slugify(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`)}`
  return slugify(text)
    .split('-')
    .every((word) => place.includes(`-${word}`))
}
