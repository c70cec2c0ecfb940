import type { Numbers } from '../shared/shared-game.ts'
import { equallyLikely } from './cases.ts'
import { ascending, at, sameNumbers, wonIf, type Pick, type PickShape, type Play } from './play.ts'

/** A play that is judged by the numbers at certain positions of the draw. */
export interface PositionalPlay {
  readonly places?: number
  readonly shape: PickShape
  readonly row: string | ((pick: Pick) => string)
  /** Positions that the play looks at, from 0. */
  readonly reads: (pick: Pick) => Numbers
  /** Given the numbers at these positions. */
  readonly wins: (pick: Pick, read: Numbers) => boolean
}

/** Makes the plays of a lottery; `drawsAt` lists the draws that differ at the given positions. */
export const positionalPlays =
  (drawsAt: (positions: Numbers) => Iterable<Numbers>) =>
  (code: string, { places = 0, shape, row, reads, wins }: PositionalPlay): Play => ({
    code,
    places,
    shape,
    row: typeof row === 'string' ? () => row : row,
    judge: (pick, drawn) => {
      const read = reads(pick).map((position) => at(drawn, position))
      return wonIf(wins(pick, read))
    },
    cases: (pick) => equallyLikely(drawsAt(reads(pick))),
  })

export const side = (...sides: readonly string[]): PickShape => ({ kind: 'side', sides })

/** The position of the place that was picked. */
export const ownPosition = ({ place }: Pick): Numbers => [place - 1]

export const isExact = (pick: Pick, read: Numbers): boolean => sameNumbers(pick.numbers, read)

export const isSet = (pick: Pick, read: Numbers): boolean =>
  sameNumbers(pick.numbers, ascending(read))
