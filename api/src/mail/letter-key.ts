import { randomBytes } from 'node:crypto'

/** For the links of letters: nobody guesses it, and unlike a signature it ends when its row goes. */
export const newLetterKey = () => randomBytes(24).toString('base64url')
