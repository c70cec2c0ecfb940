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
