import { hourMs, later, type Instant } from '../base/instant.ts'

/** From when a card that is bound now can be paid to; null for at once. */
export const newCardUsableFrom = (now: Instant, holdHours: number): Instant | null =>
  holdHours === 0 ? null : later(now, holdHours * hourMs)

/** The end of the hold while it runs; null for a card that can be paid to. */
export const heldUntil = (usableFrom: Instant | null, now: Instant): Instant | null =>
  usableFrom !== null && usableFrom > now ? usableFrom : null

/**
 * Whether the phone or email was bound so lately that it may be a thief's own: with a stolen session and the
 * login password anybody can bind one to an account that has none. A code to it then proves nothing alone.
 */
export const isContactYoung = (boundAt: Instant | null, now: Instant, holdHours: number): boolean =>
  boundAt !== null && now - boundAt < holdHours * hourMs
