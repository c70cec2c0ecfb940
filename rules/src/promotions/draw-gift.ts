import { blockStream } from '../base/fair/block-stream.ts'
import { commitOf } from '../base/fair/commit.ts'
import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { dayPeriod } from '../base/period.ts'
import { itemState, moneyReached, type ActivityView } from './activity-view.ts'
import type { TermsOf } from './terms.ts'

type DrawTerms = TermsOf<'drawGift'>
type Prizes = DrawTerms['prizes']

/** Everything that decides a draw: no member, amount or history is among it. */
export interface DrawSeeds {
  /** 64 hex digits, secret until the draw. */
  readonly serverSeed: string
  /** Chosen in the browser after the commitment was shown. */
  readonly clientSeed: string
  /** Counts a member's draws. */
  readonly nonce: number
}

export interface DrawnPrize {
  /** From 0 up to, but without, the sum of the weights. */
  readonly value: number
  /** Which of the prizes. */
  readonly prize: number
}

/** All that is needed to compute a draw again. */
export interface DrawProof extends DrawSeeds, DrawnPrize {
  /** The hash of the server seed, shown before the draw. */
  readonly commit: string
}

export const weightOf = (prizes: Prizes): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** Prizes lie side by side, each as wide as its weight. */
const prizeAt = (prizes: Prizes, value: number): number => {
  let end = 0
  return prizes.findIndex(({ weight }) => value < (end += weight))
}

/** One draw: block 0 of HMAC-SHA-256(server seed, "client seed:nonce:0"), below the sum of the weights. */
export const drawPrize = (
  prizes: Prizes,
  { serverSeed, clientSeed, nonce }: DrawSeeds,
): DrawnPrize => {
  const value = blockStream(serverSeed, `${clientSeed}:${nonce}`).below(weightOf(prizes))
  return { value, prize: prizeAt(prizes, value) }
}

export interface VerifiedDraw extends DrawnPrize {
  readonly isCommitted: boolean
  readonly isRight: boolean
}

/** Computes a draw again from its seeds, and compares it with the prize that was paid. */
export const verifyDraw = (prizes: Prizes, proof: DrawProof): VerifiedDraw => {
  const drawn = drawPrize(prizes, proof)
  return {
    ...drawn,
    isCommitted: commitOf(proof.serverSeed) === proof.commit,
    isRight: drawn.value === proof.value && drawn.prize === proof.prize,
  }
}

/** Draws that a day's counted play gives. */
export const drawsEarned = (
  { countedPerDraw, drawsPerDay }: Pick<DrawTerms, 'countedPerDraw' | 'drawsPerDay'>,
  counted: Fen,
): number => {
  const earned = counted <= 0n ? 0n : counted / countedPerDraw
  return earned < BigInt(drawsPerDay) ? Number(earned) : drawsPerDay
}

/** The draws of today; the amount of one that is not drawn yet is zero. */
export const drawGiftView = (terms: DrawTerms, counted: Fen, now: Instant): ActivityView => {
  const today = dayPeriod(now)
  const items = Array.from({ length: terms.drawsPerDay }, (_, at) => {
    const need = terms.countedPerDraw * BigInt(at + 1)
    const conditions = [moneyReached('counted', need, counted)]
    return {
      item: `draw-${at + 1}`,
      period: today.name,
      amount: 0n,
      state: itemState(conditions, null, now),
      claimUntil: today.until,
      conditions,
    }
  })
  return { period: today.name, conditions: [], items }
}
