import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'
import { scaled } from '../config/limits.ts'
import { countedLimit } from '../http/counted-limit.ts'
import { keyCounts } from '../http/key-counts.ts'
import { callerOf } from '../http/rate-limits.ts'

/** Per minute and address: a page that comes back opens one socket, logs in once and joins a few topics. */
const opensPerMinute = 120
const loginsPerMinute = 60
const joinsPerMinute = 600

/** Decides who may open a socket of one kind, and how often sockets of an address may log in and join. */
export interface SocketDoor {
  /** Refuses a handshake before the socket is made; a client sees a lost connection and waits longer. */
  readonly onRequest: onRequestHookHandler
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
  const mayOpen = countedLimit(scaled(opensPerMinute, rateFactor))
  const mayLogIn = countedLimit(scaled(loginsPerMinute, rateFactor))
  const mayJoin = countedLimit(scaled(joinsPerMinute, rateFactor))

  /** The HTTP status that refuses a handshake; null where the socket may be opened. */
  const judge = (request: FastifyRequest): 403 | 429 | null => {
    if (!isOwnPage(request, siteUrl)) return 403
    const address = callerOf(request.ip)
    if (!mayOpen(address) || !addresses.add(address)) return 429
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
    mayLogIn: (address) => mayLogIn(callerOf(address)),
    mayJoin: (address) => mayJoin(callerOf(address)),
    addMember: (memberId) => members.add(memberId),
    removeMember: (memberId) => members.remove(memberId),
  }
}
