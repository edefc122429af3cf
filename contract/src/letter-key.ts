import { z } from 'zod'

/** What a letter's links hold: it confirms or ends what the letter is about and opens nothing else. */
export const LetterKey = z
  .string()
  .regex(/^[\w-]{32}$/, 'Liên kết không đúng')
  .meta({ examples: ['k7qd3mzx94hnk7qd3mzx94hnk7qd3mzx'] })
