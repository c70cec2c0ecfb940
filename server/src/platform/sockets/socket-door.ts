import type { IncomingMessage } from 'node:http'
import { addressOf } from '../address/address-of.ts'
import type { Config } from '../config/config.ts'
import { scaled } from '../config/limits.ts'
import { addressCounts, addressLimit } from '../http/address-limits.ts'
import type { CountedLimit } from '../http/counted-limit.ts'
import { keyCounts } from '../http/key-counts.ts'
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

/** The page of another site, an address over its rate or its number of sockets, or a process that stops. */
export type HandshakeRefusal = 'access-denied' | 'too-often' | 'server-stopping'

/** Decides who may open a socket of one kind, and how often sockets of an address may log in and join. */
export interface SocketDoor {
  /** Counts a handshake; null where the socket may be opened. */
  judge(raw: IncomingMessage): HandshakeRefusal | null
  /** False where the address is over its rate: the socket is closed, and its client comes back later. */
  maySpeak(address: string): boolean
  mayLogIn(address: string): boolean
  mayJoin(address: string): boolean
  /** Counts a socket that a member has logged in on; false where the member has too many. */
  addMember(memberId: string): boolean
  removeMember(memberId: string): void
  /** No socket is opened any more: the process is about to stop. */
  shut(): void
}

type DoorConfig = Pick<Config, 'limits' | 'rateFactor' | 'siteUrl' | 'proxies'>

/** A browser names the page that opens the socket; other clients name none, and hold no member's token. */
const isOwnPage = ({ headers }: IncomingMessage, siteOrigin: string): boolean => {
  const { origin, host } = headers
  if (origin === undefined || origin === siteOrigin) return true
  return URL.parse(origin)?.host === host
}

export const openSocketDoor = (config: DoorConfig): SocketDoor => {
  const { limits, rateFactor, proxies } = config
  const siteOrigin = new URL(config.siteUrl).origin
  const addresses = addressCounts(limits.socketsPerAddress)
  const members = keyCounts(limits.socketsPerMember)
  const limitOf = (kind: keyof typeof rates): CountedLimit => {
    const { burst, perSecond } = rates[kind]
    return addressLimit((times) =>
      tokenBucket(scaled(burst, rateFactor) * times, perSecond * rateFactor * times),
    )
  }
  const mayOpen = limitOf('open')
  let isShut = false

  return {
    judge(raw) {
      if (isShut) return 'server-stopping'
      // Before the rate: the page of another site must not use up its reader's handshakes here.
      if (!isOwnPage(raw, siteOrigin)) return 'access-denied'
      const address = addressOf(raw, proxies)
      if (!mayOpen(address) || !addresses.add(address)) return 'too-often'
      raw.socket.once('close', () => addresses.remove(address))
      return null
    },
    maySpeak: limitOf('speak'),
    mayLogIn: limitOf('logIn'),
    mayJoin: limitOf('join'),
    addMember: (memberId) => members.add(memberId),
    removeMember: (memberId) => members.remove(memberId),
    shut: () => void (isShut = true),
  }
}
