import { no, ok, type Result } from '../../base/result.ts'
import { finish, type Steps } from '../../base/steps.ts'
import type { Draw } from '../../base/fair/block-stream.ts'
import { linkBeforeInSteps } from '../fair/chain.ts'
import { sharedStream } from '../fair/shared-stream.ts'
import { isSharedCode } from '../shared-games/shared-codes.ts'
import { sharedGameOf } from '../shared-games/shared-games.ts'
import type { SharedGame } from '../shared/shared-game.ts'
import type { DrawMeaning, ToldDraw } from './told-draw.ts'

/** A draw of a lottery or table with everything that decides it; bets are no part of it. */
export interface DrawProof {
  readonly table: string
  /** Number of the link in its chain, from 1. */
  readonly link: number
  readonly seed: string
  readonly salt: string
  /** Link 0, published before the first draw. */
  readonly start: string
  readonly numbers: readonly number[]
}

interface VerifiedDraw {
  /** The seed belongs to the chain that was published beforehand. */
  readonly isChained: boolean
  readonly draws: readonly ToldDraw[]
  readonly numbers: readonly number[]
  readonly isDrawnRight: boolean
}

export type DrawVerdict = Result<VerifiedDraw, 'game-unknown'>

const meaningOf = (draws: SharedGame['draws'], number: number | undefined): DrawMeaning => {
  if (draws === 'numbers') return { kind: 'number', number: number ?? 0 }
  return number === undefined ? { kind: 'unused-card' } : { kind: 'card', card: number }
}

/**
 * Draws anew from the published link, and follows the chain back to its start: up to a hundred thousand
 * hashes for a late link, so each step tells how many of them are done.
 */
export function* verifyDrawInSteps(proof: DrawProof): Steps<DrawVerdict> {
  const { table, link, seed, salt } = proof
  if (!isSharedCode(table)) return no('game-unknown')
  const draws: Draw[] = []
  const rng = sharedStream({ seed, salt, table, round: link }, (draw) => draws.push(draw))
  const game = sharedGameOf(table)
  const numbers = game.draw(rng)
  return ok({
    isChained: (yield* linkBeforeInSteps(seed, link)) === proof.start,
    draws: draws.map((draw, at) => ({ ...draw, meaning: meaningOf(game.draws, numbers[at]) })),
    numbers,
    isDrawnRight: numbers.join() === proof.numbers.join(),
  })
}

export const verifyDraw = (proof: DrawProof): DrawVerdict => finish(verifyDrawInSteps(proof))
