import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'
import { scaled } from '../config/limits.ts'
import type { CountedLimit } from '../http/counted-limit.ts'
import { keyCounts } from '../http/key-counts.ts'
import { callerOf } from '../http/rate-limits.ts'
import { tokenBucket } from '../http/token-bucket.ts'

/**
 * Per address, at once and per second. A page that comes back opens one socket, logs in once and joins a few
 * topics; all pages of an address may come back together after a restart.
 */
const rates = {
  open: { burst: 40, perSecond: 1 },
  logIn: { burst: 40, perSecond: 1 },
  join: { burst: 150, perSecond: 2 },
  /** Messages other than calls, which count on the budget of calls. */
  speak: { burst: 300, perSecond: 10 },
} as const

/** Decides who may open a socket of one kind, and how often sockets of an address may log in and join. */
export interface SocketDoor {
  /** Refuses a handshake before the socket is made; a client sees a lost connection and waits longer. */
  readonly onRequest: onRequestHookHandler
  /** False where the address is over its rate: the socket is closed, and its client comes back later. */
  maySpeak(address: string): boolean
  mayLogIn(address: string): boolean
  mayJoin(address: string): boolean
  /** Counts a socket that a member has logged in on; false where the member has too many. */
  addMember(memberId: string): boolean
  removeMember(memberId: string): void
}

type DoorConfig = Pick<Config, 'limits' | 'rateFactor' | 'siteUrl'>

/** A browser names the page that opens the socket; other clients name none, and have no member's cookies. */
const isOwnPage = ({ headers }: FastifyRequest, siteUrl: string): boolean => {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(siteUrl).origin) return true
  return URL.parse(origin)?.host === host
}

export const openSocketDoor = ({ limits, rateFactor, siteUrl }: DoorConfig): SocketDoor => {
  const addresses = keyCounts(limits.socketsPerAddress)
  const members = keyCounts(limits.socketsPerMember)
  const limitOf = (kind: keyof typeof rates): CountedLimit => {
    const { burst, perSecond } = rates[kind]
    const isWithin = tokenBucket(scaled(burst, rateFactor), perSecond * rateFactor)
    return (address) => isWithin(callerOf(address))
  }
  const mayOpen = limitOf('open')

  /** The HTTP status that refuses a handshake; null where the socket may be opened. */
  const judge = (request: FastifyRequest): 403 | 429 | null => {
    if (!isOwnPage(request, siteUrl)) return 403
    const address = callerOf(request.ip)
    if (!mayOpen(request.ip) || !addresses.add(address)) return 429
    request.raw.socket.once('close', () => addresses.remove(address))
    return null
  }

  return {
    onRequest(request, reply, done) {
      const status = request.ws ? judge(request) : null
      if (status === null) return done()
      request.refusal = 'too-often'
      void reply.code(status).send()
    },
    maySpeak: limitOf('speak'),
    mayLogIn: limitOf('logIn'),
    mayJoin: limitOf('join'),
    addMember: (memberId) => members.add(memberId),
    removeMember: (memberId) => members.remove(memberId),
  }
}
