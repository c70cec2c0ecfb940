import type * as z from 'zod/mini'
import type { RefusalName } from './refusal.ts'

/** How often one address (and one member) may make a call of a class; the server holds the numbers. */
const rateClasses = ['read', 'write', 'play', 'auth', 'captcha', 'code'] as const
export type RateClass = (typeof rateClasses)[number]

export interface Call<
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly path: string
  readonly method: 'POST' | 'GET'
  /** `member` needs a valid session; `anyone` works with and without one. */
  readonly who: 'anyone' | 'member'
  readonly rate: RateClass
  readonly input: In
  readonly output: Out
  /** `ours` marks a call that the specification does not name. */
  readonly origin: 'spec' | 'ours'
  /** Idempotent: the client may retry it by itself. */
  readonly repeatable: boolean
  /** Works while the site is under maintenance. */
  readonly duringMaintenance: boolean
  /** `bare` calls carry no time header and are never encrypted: they come before the key agreement. */
  readonly wire: 'agreed' | 'bare'
  /** Allowed for a frozen member: reading and logging out. */
  readonly whileFrozen: boolean
  /** Allowed during a break from play: the same, withdrawals and player protection. */
  readonly whileExcluded: boolean
  /** May also travel over a live socket that is logged in. */
  readonly overSocket: boolean
  /** Body limit, where the default is too small. */
  readonly bodyLimitBytes: number
  /** Refusal of a body over the limit. */
  readonly bodyTooLarge: RefusalName
  readonly summary: string
}

type Given<In extends z.ZodMiniType, Out extends z.ZodMiniType> = Pick<
  Call<In, Out>,
  'path' | 'who' | 'input' | 'output' | 'summary'
> &
  Partial<
    Pick<
      Call,
      | 'method'
      | 'rate'
      | 'origin'
      | 'repeatable'
      | 'duringMaintenance'
      | 'wire'
      | 'whileFrozen'
      | 'whileExcluded'
      | 'overSocket'
      | 'bodyLimitBytes'
      | 'bodyTooLarge'
    >
  >

export const defaultBodyBytes = 256 * 1024

/* @__NO_SIDE_EFFECTS__ */
export const call = <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  given: Given<In, Out>,
): Call<In, Out> => {
  const whileFrozen = given.whileFrozen ?? (given.rate ?? 'read') === 'read'
  return {
    method: 'POST',
    rate: 'read',
    origin: 'spec',
    repeatable: false,
    duringMaintenance: false,
    wire: 'agreed',
    whileFrozen,
    whileExcluded: whileFrozen,
    overSocket: false,
    bodyLimitBytes: defaultBodyBytes,
    bodyTooLarge: 'body-too-large',
    ...given,
  }
}

/** Input of the caller, before the codecs encode it. */
export type InputOf<C extends Call> = z.output<C['input']>
/** Output for the caller, after the codecs have decoded it. */
export type OutputOf<C extends Call> = z.output<C['output']>
