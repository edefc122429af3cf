import pg from 'pg'
import { LOCKS } from '../locks.ts'
import { OWN_NAME } from '../own-name.ts'

const RETRY_MS = 500

export interface Membership {
  /** Gives up the place; the last user stops the server while nobody can come in. */
  leave(stop: () => Promise<void>): Promise<void>
}

/**
 * Several processes may use one server. Each holds a shared lock in it; a process that gets the lock exclusively was the last.
 * Null when the server is shutting down at this moment.
 */
export async function joinUsers(url: string, { revive }: { revive(): Promise<void> }): Promise<Membership | null> {
  let session = await hold(url)
  if (!session) return null
  let isLeaving = false
  let returning: Promise<void> | null = null
  watch(session)

  // A crash of one connection makes the server drop all of them: come back, or another process would stop it under us.
  function watch(held: Session): void {
    held.once('end', () => {
      session = null
      comeBackLater()
    })
  }
  function comeBackLater(): void {
    if (isLeaving) return
    setTimeout(() => {
      returning = comeBack()
    }, RETRY_MS).unref()
  }
  async function comeBack(): Promise<void> {
    if (isLeaving) return
    const fresh =
      (await hold(url)) ??
      (await revive().then(
        () => hold(url),
        () => null,
      ))
    if (!fresh) return comeBackLater()
    session = fresh
    watch(fresh)
  }

  return {
    async leave(stop) {
      isLeaving = true
      // One that is being brought back has to be there before it can be stopped.
      await returning
      session?.ref()
      try {
        if (await isLast(session)) await stop()
      } finally {
        await session?.end().catch(() => {})
      }
    },
  }
}

/** The driver's types leave these two out. */
type Session = pg.Client & { ref(): void; unref(): void }

async function hold(url: string): Promise<Session | null> {
  const session = new pg.Client({ connectionString: url, application_name: OWN_NAME, keepAlive: true }) as Session
  session.on('error', () => {})
  try {
    await session.connect()
    await session.query('select pg_advisory_lock_shared($1)', [LOCKS.embeddedUsers])
    // Being a user is no reason to keep a script running that has nothing else to do.
    session.unref()
    return session
  } catch {
    await session.end().catch(() => {})
    return null
  }
}

async function isLast(session: Session | null): Promise<boolean> {
  try {
    await session?.query('select pg_advisory_unlock_shared($1)', [LOCKS.embeddedUsers])
    const answer = await session?.query('select pg_try_advisory_lock($1) as alone', [LOCKS.embeddedUsers])
    return answer ? answer.rows[0].alone : true
  } catch {
    // The server does not answer any more: stop it without asking who else uses it.
    return true
  }
}
