import * as z from 'zod/mini'
import { language, moment } from './codec.ts'
import { call } from './call.ts'
import { match } from './sports-match.ts'
import { matchGameType } from './sports-values.ts'

/** The local sports venue, and the name under which it is launched. */
export const sportsChannel = 'CRTY'
export const sportsEnName = 'crty'

export const hotLive = call({
  path: '/game/api/v1/video/hotLive/matchDetail',
  who: 'anyone',
  repeatable: true,
  summary: 'The hottest matches of all sports or of one, with their main prices.',
  input: z.object({ language: z.optional(language), gameType: z.optional(matchGameType) }),
  output: z.object({
    /** Topic of their changes. */
    topic: z.string(),
    matches: z.array(match),
    serverTime: moment,
  }),
})
