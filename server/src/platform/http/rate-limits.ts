import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { RateClass } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { plainAddress } from '../address/plain-address.ts'
import { scaled } from '../config/limits.ts'
import { countedLimit } from './counted-limit.ts'

/** Calls per minute and address, by class. */
const perMinute: Record<RateClass, number> = {
  read: 600,
  write: 120,
  // A member plays at most every 2.5 seconds; many members share an address.
  play: 600,
  auth: 30,
  captcha: 60,
  code: 20,
}

/** Counts a request of an address, and answers with a refusal when the address is over its limit. */
export type RateLimit = (address: string) => Refused | null

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimit
  }
}

const groupOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The first so many groups, of 16 bits each, of an IPv6 address. */
const networkOf = (address: string, groupsMost: number): string => {
  const [left = '', right] = address.toLowerCase().split('::')
  const [before, after] = [groupOf(left), groupOf(right ?? '')]
  // An IPv4 address at the end takes the place of two groups.
  const groups = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = right === undefined ? [] : Array.from({ length: 8 - groups }, () => '0')
  const first = [...before, ...zeros, ...after].slice(0, groupsMost)
  return first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/**
 * The unit that is limited: an IPv4 address, or the first 64 bits of an IPv6 address, a network that one caller
 * usually has as a whole.
 */
export const callerOf = (address: string): string => {
  const plain = plainAddress(address)
  return isIPv6(plain) ? networkOf(plain, 4) : plain
}

/** The first 48 bits of an IPv6 address, which one caller can have too; null for IPv4. */
export const wideNetworkOf = (address: string): string | null => {
  const plain = plainAddress(address)
  return isIPv6(plain) ? networkOf(plain, 3) : null
}

/** One route's limit, of calls per minute and address. */
export const rateLimits = (rate: RateClass, factor: number): RateLimit => {
  const isWithin = countedLimit(scaled(perMinute[rate], factor))
  return (address) => (isWithin(callerOf(address)) ? null : new Refused('too-often'))
}

/** Runs before all other hooks, so that requests which they refuse are counted too. */
export const limitRates = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit
    if (limit === undefined) return
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat()
    route.onRequest = [(request, _reply, done) => done(limit(request.ip) ?? undefined), ...others]
  })
}
