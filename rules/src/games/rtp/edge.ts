import { fraction } from '../../base/fraction.ts'
import { returnText } from '../returns.ts'
import { rtpOf } from './rtp.ts'

const bpOfAll = 10_000n

/** What a return leaves the house of each stake, in hundredths of a per cent, cut. */
const edgeOf = (exact: string): number => {
  const [top = '1', bottom = '1'] = exact.split('/')
  return Number(((BigInt(bottom) - BigInt(top)) * bpOfAll) / BigInt(bottom))
}

const known = new Map<string, number>()

/**
 * The least edge of the house among the bets of a game, since the member chooses among them. 0 for a game
 * whose returns are not known.
 */
export const edgeBpOf = (game: string): number => {
  const edge =
    known.get(game) ?? Math.min(...rtpOf(game).map(({ exact }) => edgeOf(exact)), Infinity)
  const bp = Number.isFinite(edge) ? edge : 0
  known.set(game, bp)
  return bp
}

/** The part of the stakes that the house keeps on average, for a return such as `37/38`. */
export const edgeText = (exact: string): string => {
  const [top = '1', bottom = '1'] = exact.split('/')
  return returnText(fraction(BigInt(bottom) - BigInt(top), BigInt(bottom)))
}
