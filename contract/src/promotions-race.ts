import * as z from 'zod/mini'
import { call } from './call.ts'
import { fen, moment, text } from './codec.ts'

export const raceBoard = call({
  path: '/act/api/v1/promotion/race',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'The ranking of a race in the running week; with a session also the own place.',
  input: z.object({ id: text(32, 1) }),
  output: z.object({
    from: moment,
    until: moment,
    serverTime: moment,
    entries: z.array(
      z.object({
        /** Null for simulated players. */
        rank: z.nullable(z.number()),
        /** Masked. */
        player: z.string(),
        counted: fen,
        prize: fen,
        isMine: z.boolean(),
      }),
    ),
    mine: z.nullable(
      z.object({
        rank: z.nullable(z.number()),
        counted: fen,
        prize: fen,
        /** Turnover still needed to pass the next better place, or to get a first place; zero for the first. */
        toNext: fen,
      }),
    ),
  }),
})
