import type { Draw } from '../../base/fair/block-stream.ts'
import { catchBound, isCaught, prizeOf } from '../fishing/catch.ts'
import { fishKind, fishKindCodes } from '../fishing/fish-kind.ts'
import type { DrawMeaning } from './told-draw.ts'

/** No two kinds have the same bound, and the bound of a prize is none of theirs. */
const kindByBound = new Map(fishKindCodes.map((code) => [catchBound(fishKind(code)), code]))

/** One number per hit that was not void; after the catch of a chest one for its prize. */
export const tellShots = (draws: readonly Draw[]): DrawMeaning[] =>
  draws.map(({ bound, value }) => {
    const fish = kindByBound.get(bound)
    return fish === undefined
      ? { kind: 'prize', multiple: prizeOf(fishKind('chest'), value) }
      : { kind: 'catch', fish, isCaught: isCaught(value) }
  })
