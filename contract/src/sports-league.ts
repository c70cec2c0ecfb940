import * as z from 'zod/mini'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { matchGameType } from './sports-values.ts'

/** A league of a heading, with how many matches it has there. */
export interface LeagueCount {
  readonly id: string
  readonly name: string
  readonly gameType: MatchGameType
  readonly matches: number
}

export const league = z.codec(
  z.object({
    league_id: z.string(),
    name: z.string(),
    gameType: matchGameType,
    matches: z.number(),
  }),
  z.custom<LeagueCount>(),
  {
    decode: ({ league_id: id, ...rest }) => ({ ...rest, id }),
    encode: ({ id, ...rest }) => ({ ...rest, league_id: id }),
  },
)
