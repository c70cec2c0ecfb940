import type { FastifyBaseLogger } from 'fastify'
import { runEvery, type Repeating } from '../jobs/run-every.ts'
import type { Session, Sessions } from '../session/sessions.ts'

/** An open socket; its session is null until a member logs in on it. */
export interface SessionSocket {
  readonly sessionHash: string | null
  /** Its session as it is now; null when it has ended or expired. */
  sessionRead(session: Session | null): void
}

/** A lost notification is made up for within this time and that of one statement: less than 5 s. */
const everyMs = 3_000

/** Tells sockets that their session has ended, by notification, and by asking the database again and again. */
export const followSessions = (
  sessions: Pick<Sessions, 'onEnded' | 'reread'>,
  open: ReadonlySet<SessionSocket>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Repeating => {
  sessions.onEnded((hash) => {
    for (const socket of open) if (socket.sessionHash === hash) socket.sessionRead(null)
  })
  const ask = async (): Promise<void> => {
    const asked = new Set<string>()
    for (const { sessionHash } of open) if (sessionHash !== null) asked.add(sessionHash)
    if (asked.size === 0) return
    const living = await sessions.reread([...asked])
    for (const socket of open) {
      const { sessionHash } = socket
      // A socket that logged in after the question is part of the next one.
      if (sessionHash !== null && asked.has(sessionHash))
        socket.sessionRead(living.get(sessionHash) ?? null)
    }
  }
  return runEvery(everyMs, () =>
    ask().catch((error: unknown) => log.error({ err: error }, 'sessions of sockets were not read')),
  )
}
