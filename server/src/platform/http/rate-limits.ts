import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { RateClass } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
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

/** The first 64 bits of an IPv6 address: one caller usually has the whole network. */
const networkOf = (address: string): string => {
  const [left = '', right] = address.toLowerCase().split('::')
  const [before, after] = [groupOf(left), groupOf(right ?? '')]
  // An IPv4 address at the end takes the place of two groups.
  const groups = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = right === undefined ? [] : Array.from({ length: 8 - groups }, () => '0')
  const first = [...before, ...zeros, ...after].slice(0, 4)
  return first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An IPv4 address, or the network of an IPv6 address: the unit that is limited. */
export const callerOf = (address: string): string => {
  if (!address.includes(':') || !isIPv6(address)) return address
  return mapped.exec(address)?.[1] ?? networkOf(address)
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
