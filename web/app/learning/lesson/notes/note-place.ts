import type { LessonNote } from '@tq/contract/learning/notes.ts'

/** Where in its lesson a note belongs: a second of what plays, a part of what is read, or the lesson as a whole. */
export interface NotePlace {
  seconds: number | null
  section: { id: string; title: string } | null
}

export interface LessonPlaces {
  /** Where the learner is now. */
  here(): NotePlace
  /** Plays from there, or scrolls there. */
  goTo(note: Pick<LessonNote, 'seconds' | 'section'>): void
  /** The words of a part's heading; empty when the text has no such part any more. */
  titleOf(section: string): string
}
