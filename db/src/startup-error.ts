/** Something the person who started the program can mend: shown as one sentence, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
