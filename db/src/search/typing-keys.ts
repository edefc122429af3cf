import { unifyY } from './fold.ts'
import { cutAfterOnset, isRhyme, isRhymeBeginning, isSyllable } from './syllables.ts'

const TONE_KEYS = /[sfrxjz]/g

/**
 * What the keys of Telex or VNI were meant to write when no input method was listening: toans → toan, d9ai5 → dai.
 * Only guesses: the caller keeps those the catalogue knows, so that "test", "law" and "data" stay themselves.
 */
export function undoKeys(word: string, options: { isUnfinished?: boolean } = {}): string[] {
  const readings = new Set<string>()
  if (/^[a-z]+\d/.test(word)) readings.add(unifyY(word.replace(/\d/g, '')))
  if (/^[a-z]+$/.test(word) && !isSyllable(word)) {
    for (const syllable of undoTelex(word, options.isUnfinished ? isRhymeBeginning : isRhyme)) readings.add(unifyY(syllable))
    readings.add(undoTelexOfLongWord(word))
  }
  readings.delete(word)
  readings.delete('')
  return [...readings]
}

function undoTelex(word: string, isWanted: (rhyme: string) => boolean): string[] {
  if (word.length < 2 || word.length > 10) return []
  return cutAfterOnset(word.replace(/^dd/, 'd')).flatMap(({ onset, rest }) => {
    if (!/^[aeiouyw]/.test(rest)) return []
    // A syllable has one tone: with more, nonsense such as "arrnxra" would become "an".
    if ((rest.match(TONE_KEYS)?.length ?? 0) > 1) return []
    const rhyme = undoDoubling(undoW(rest.replace(TONE_KEYS, '')))
    const readings = [rhyme, undoLateDoubling(rhyme)]
    // đ made by a d at the end: daid
    if (onset === 'd') readings.push(rhyme.replace(/d$/, ''))
    const found = readings.find(isWanted)
    return found === undefined ? [] : [onset + found]
  })
}

/** w bends the vowel beside it (ow, uw, aw); where none stands before it, it is ư: nwowcs, tw. */
function undoW(rhyme: string): string {
  const begun = rhyme.replace(/^w/, 'u')
  return /[aou]/.test(begun) ? begun.replaceAll('w', '') : begun
}

function undoDoubling(rhyme: string): string {
  return rhyme.replaceAll('aa', 'a').replaceAll('ee', 'e').replaceAll('oo', 'o')
}

/** The circumflex typed after the syllable: capa → cap, viete → viet */
function undoLateDoubling(rhyme: string): string {
  return rhyme.replace(/([aeo])([iuy]?(?:ch|ng|nh|[cmnpt])?)\1$/, '$1$2')
}

/** Borrowed words have several syllables, so the rules above don't fit: toopoo → topo */
function undoTelexOfLongWord(word: string): string {
  if (word.length < 4) return ''
  return undoDoubling(word.replaceAll('dd', 'd'))
    .replace(/(?<=[aou])w/g, '')
    .replace(/(?<=[aeiouy][a-z]*)[sfrxj]$/, '')
}
