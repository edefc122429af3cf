import type { Settings } from '../../deps.ts'
import type { FileStore } from '../../storage/file-store.ts'
import type { Tickets } from '../../storage/tickets.ts'

/** What the house is told by, and whether its files are looked at for viruses. */
export interface Desk {
  /** Where letters go that nobody in particular is in charge of. */
  staffMail: string
  hasScanner: boolean
}

export const openDesk = ({ staffMail, clamavUrl }: Pick<Settings, 'staffMail' | 'clamavUrl'>): Desk => ({
  staffMail,
  hasScanner: clamavUrl !== null,
})

export interface DeskDeps {
  desk: Desk
  files: FileStore
  tickets: Tickets
}
