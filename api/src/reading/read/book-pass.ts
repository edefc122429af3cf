import type { FastifyRequest } from 'fastify'
import type { App } from '../../deps.ts'
import type { PassPurpose, Tickets } from '../../storage/tickets.ts'

/** What a ticket opens: all files of one version. Whoever gives one has checked that this person may read it. */
const passOf = (versionId: string) => ({ purpose: 'book', name: versionId }) as const

export const signBookPass = (tickets: Tickets, versionId: string, userId: string) =>
  tickets.signPass({ ...passOf(versionId), userId })

/** Whose ticket it is; null when it is forged, over, or of another thing. Where a token comes along, it must be the same person's. */
export async function openReaderPass(
  app: App,
  { headers }: FastifyRequest,
  { ticket, ...wanted }: { ticket: string; purpose: PassPurpose; name: string },
): Promise<string | null> {
  const pass = await app.tickets.openPass(ticket, wanted)
  if (!pass) return null
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  return token && (await app.identify(token))?.id !== pass.userId ? null : pass.userId
}
