import * as z from 'zod/mini'
import { text } from './codec.ts'
import { matchId } from './sports-values.ts'

export const matchRequest = z.codec(
  z.object({ gide: matchId }),
  z.custom<{ readonly matchId: string }>(),
  {
    decode: ({ gide }) => ({ matchId: gide }),
    encode: (ours) => ({ gide: ours.matchId }),
  },
)

export const marketRequest = z.codec(
  z.object({ gide: matchId, gameId: text(100, 1) }),
  z.custom<{ readonly matchId: string; readonly marketId: string }>(),
  {
    decode: ({ gide, gameId }) => ({ matchId: gide, marketId: gameId }),
    encode: (ours) => ({ gide: ours.matchId, gameId: ours.marketId }),
  },
)
