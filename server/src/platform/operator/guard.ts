import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isLoopback } from '@xinghe/rules/account/region.ts'
import { minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { addressOf } from '../address/address-of.ts'

/** Metrics and sandbox pages are open to a person at this machine, and to others with the password. */
export interface OperatorGuard {
  admits(request: FastifyRequest): boolean
}

/** Makes a browser ask for the password of a page of the sandbox. */
export const askForPassword = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Basic realm="sandbox", charset="UTF-8"')
    .type('text/plain; charset=utf-8')
    .send('需要操作员密码。')

const guessWindowMs = 15 * minuteMs
const guessesPerAddress = 5
/** Of all addresses together, so that a guesser gains nothing from many. */
const guessesOfAll = 100
const addressesMost = 10_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const passwordOf = (request: FastifyRequest): string | null => {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'Basic' || encoded === undefined) return null
  return Buffer.from(encoded, 'base64').toString('utf8').split(':').slice(1).join(':')
}

interface Guesses {
  count: number
  readonly since: Instant
}

/** Counts wrong passwords. Addresses that gave the right one before are counted only by themselves. */
const countGuesses = () => {
  const byAddress = new LRUCache<string, Guesses>({ max: addressesMost })
  const known = new LRUCache<string, true>({ max: 1_000 })
  let ofAll: Guesses | undefined
  const countOf = (guesses: Guesses | undefined, now: Instant): number =>
    guesses === undefined || now - guesses.since >= guessWindowMs ? 0 : guesses.count
  const oneMore = (guesses: Guesses | undefined, now: Instant): Guesses =>
    guesses === undefined || now - guesses.since >= guessWindowMs
      ? { count: 1, since: now }
      : { count: guesses.count + 1, since: guesses.since }
  return {
    mayGuess: (address: string, now: Instant): boolean =>
      countOf(byAddress.get(address), now) < guessesPerAddress &&
      (known.has(address) || countOf(ofAll, now) < guessesOfAll),
    wrong(address: string, now: Instant): void {
      byAddress.set(address, oneMore(byAddress.get(address), now))
      if (!known.has(address)) ofAll = oneMore(ofAll, now)
    },
    right: (address: string): void => void known.set(address, true),
  }
}

export const makeOperatorGuard = (
  { config, clock }: { readonly config: Pick<Config, 'proxies'>; readonly clock: Clock },
  password: string,
  /** The unit by which guesses are counted: an IPv4 address, or the network of an IPv6 one. */
  callerOf: (address: string) => string,
): OperatorGuard => {
  const wanted = digest(password)
  const guesses = countGuesses()
  return {
    admits(request) {
      const address = addressOf(request.raw, config.proxies)
      if (isLoopback(address)) return true
      const given = passwordOf(request)
      const caller = callerOf(address)
      const now = clock.now()
      if (given === null || !guesses.mayGuess(caller, now)) return false
      const isRight = timingSafeEqual(digest(given), wanted)
      if (isRight) guesses.right(caller)
      else {
        guesses.wrong(caller, now)
        request.log.warn({ ip: address, reqId: request.id }, 'wrong operator password')
      }
      return isRight
    },
  }
}
