import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { RateClass } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'

/** Calls per minute and address, by class. */
const perMinute: Record<RateClass, number> = {
  read: 600,
  write: 120,
  auth: 30,
  captcha: 60,
  code: 20,
}

const windowMs = 60_000
/** How many addresses are counted at once; the one whose minute began first is forgotten first. */
const addressesMost = 5_000

/** Counts one more request of an address; the refusal when it is one too many. */
export type RateLimit = (address: string) => Refused | null

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimit
  }
}

const groupOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The first 64 bits of an IPv6 address: whoever has one of that network has all of them. */
const networkOf = (address: string): string => {
  const [left = '', right] = address.toLowerCase().split('::')
  const [before, after] = [groupOf(left), groupOf(right ?? '')]
  // An IPv4 address at the end stands for two groups.
  const groups = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = right === undefined ? [] : Array.from({ length: 8 - groups }, () => '0')
  const first = [...before, ...zeros, ...after].slice(0, 4)
  return first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What is counted as one caller. */
export const callerOf = (address: string): string => {
  if (!address.includes(':') || !isIPv6(address)) return address
  return mapped.exec(address)?.[1] ?? networkOf(address)
}

/** Each route counts for itself, in minutes that begin with the first request of an address. */
export const rateLimits = (rate: RateClass, factor: number): RateLimit => {
  const most = Math.max(1, Math.round(perMinute[rate] * factor))
  const counted = new Map<string, { count: number; since: number }>()
  return (address) => {
    const caller = callerOf(address)
    const now = performance.now()
    const kept = counted.get(caller)
    if (kept !== undefined && now - kept.since < windowMs) {
      kept.count += 1
      return kept.count > most ? new Refused('too-often') : null
    }
    counted.delete(caller)
    counted.set(caller, { count: 1, since: now })
    if (counted.size > addressesMost) counted.delete(counted.keys().next().value ?? '')
    return null
  }
}

/** Before anything else is looked at: refused requests count too. */
export const limitRates = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit
    if (limit === undefined) return
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat()
    route.onRequest = [(request, _reply, done) => done(limit(request.ip) ?? undefined), ...others]
  })
}
