import type * as z from 'zod/mini'
import type { RefusalName } from './refusal.ts'

/** How often one address (and one member) may make a call of a class; the server holds the numbers. */
export const rateClasses = ['read', 'write', 'auth', 'captcha', 'code'] as const
export type RateClass = (typeof rateClasses)[number]

export interface Call<
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly path: string
  readonly method: 'POST' | 'GET'
  /** `member` needs a living session; `anyone` works with and without one. */
  readonly who: 'anyone' | 'member'
  readonly rate: RateClass
  readonly input: In
  readonly output: Out
  /** `ours` marks a call that the specification does not name. */
  readonly origin: 'spec' | 'ours'
  /** Repeating it changes nothing, so the client may try again by itself. */
  readonly repeatable: boolean
  /** Goes on while the site is under maintenance. */
  readonly duringMaintenance: boolean
  /** `bare` calls carry no time header and are never encrypted: they come before the key agreement. */
  readonly wire: 'agreed' | 'bare'
  /** A frozen member may still make it: reading, and leaving. */
  readonly whileHeld: boolean
  /** A member on a break from play may still make it: the same, withdrawing, protecting oneself. */
  readonly whileExcluded: boolean
  /** Set where the usual limit of a body is too small. */
  readonly bodyLimitBytes: number
  /** What a body beyond it is answered with. */
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
      | 'whileHeld'
      | 'whileExcluded'
      | 'bodyLimitBytes'
      | 'bodyTooLarge'
    >
  >

export const usualBodyBytes = 256 * 1024

/* @__NO_SIDE_EFFECTS__ */
export const call = <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  given: Given<In, Out>,
): Call<In, Out> => {
  const whileHeld = given.whileHeld ?? (given.rate ?? 'read') === 'read'
  return {
    method: 'POST',
    rate: 'read',
    origin: 'spec',
    repeatable: false,
    duringMaintenance: false,
    wire: 'agreed',
    whileHeld,
    whileExcluded: whileHeld,
    bodyLimitBytes: usualBodyBytes,
    bodyTooLarge: 'body-too-large',
    ...given,
  }
}

/** What the caller writes, before the codecs turn it into wire text. */
export type InputOf<C extends Call> = z.output<C['input']>
/** What the caller gets, after the codecs have read the wire text. */
export type OutputOf<C extends Call> = z.output<C['output']>
