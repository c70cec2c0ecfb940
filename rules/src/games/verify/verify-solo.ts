import { fraction, times, type Fraction } from '../../base/fraction.ts'
import type { Fen } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'
import type { Draw } from '../../base/fair/block-stream.ts'
import { commitOf } from '../../base/fair/commit.ts'
import { soloStream } from '../fair/solo-stream.ts'
import { verifiableGame } from './solo-games.ts'
import type { SoloProof } from './solo-proof.ts'
import type { ToldDraw } from './told-draw.ts'

export interface VerifiedSolo {
  /** The seed is the one that the house committed to before the round. */
  readonly isCommitted: boolean
  readonly draws: readonly ToldDraw[]
  /** What the round pays by the rules, without pools, in stakes; null while it is open. */
  readonly multiple: Fraction | null
  readonly payout: Fen | null
  /** Paid as computed. The size of a pool comes from the members' stakes, so only whether it fell is checked. */
  readonly isPaidRight: boolean
}

type Unverified = 'seed-unrevealed' | 'game-unknown' | 'round-impossible'

const wholeFen = (stake: Fen, multiple: Fraction): Fen | null => {
  const { top, bottom } = times(fraction(stake), multiple)
  return bottom === 1n ? top : null
}

/** Computes a round anew from its seeds, its choice and its actions, and compares what was paid. */
export const verifySolo = (proof: SoloProof): Result<VerifiedSolo, Unverified> => {
  const { serverSeed, clientSeed, nonce, stake, poolWin } = proof
  if (serverSeed === null) return no('seed-unrevealed')
  const game = verifiableGame(proof.game, proof.version)
  if (game === undefined) return no('game-unknown')
  const draws: Draw[] = []
  const rng = soloStream({ serverSeed, clientSeed, nonce }, (draw) => draws.push(draw))
  const multiple = game.replay(proof.choice, proof.actions, rng)
  if (multiple === undefined) return no('round-impossible')
  const meanings = game.tell(draws, stake)
  const told = draws.flatMap((draw, at) => {
    const meaning = meanings[at]
    return meaning === undefined ? [] : [{ ...draw, meaning }]
  })
  const payout = multiple === null ? null : wholeFen(stake, multiple)
  const poolFell = meanings.some((meaning) => meaning.kind === 'pool' && meaning.isWon)
  const isPaidRight =
    proof.payout === (payout === null ? null : payout + poolWin) && poolFell === poolWin > 0n
  return ok({
    isCommitted: commitOf(serverSeed) === proof.commit,
    draws: told,
    multiple,
    payout,
    isPaidRight,
  })
}
