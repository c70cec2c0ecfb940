import * as z from 'zod/mini'
import { language, moment, text } from './codec.ts'
import { call } from './call.ts'
import { wireMatch } from './sports-shapes.ts'

/** The local sports venue, and the name under which it is launched. */
export const sportsChannel = 'CRTY'
export const sportsEnName = 'crty'

/** What every `Request` carries beside the fields of its method. */
export const resourceRequest = /* @__PURE__ */ z.object({
  timestamp: z.number(),
  /** The uid of `launch`; what is missing, foreign or ended is 6302. */
  token: text(64),
  /** `zh-cn` or `zh-tw`. */
  langx: z.optional(text(10)),
  /** Ignored: the connection\u2019s own address counts. */
  remoteip: z.optional(text(45)),
})

/**
 * One path for the whole book. What belongs into `Request` depends on the method, so it is checked by the
 * table of methods and not here: a wrong one answers 6301.
 */
export const resource = call({
  path: '/game/api/v1/venue/resource',
  who: 'member',
  summary: 'The sportsbook: method, enName and Request; see the table of methods.',
  input: z.object({ method: text(30, 1), enName: text(30, 1), Request: z.unknown() }),
  output: z.unknown(),
})

export const hotLive = call({
  path: '/game/api/v1/video/hotLive/matchDetail',
  who: 'anyone',
  repeatable: true,
  summary: 'The hottest matches for the home, with their main prices.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    /** Where their changes are told. */
    topic: z.string(),
    matches: z.array(wireMatch),
    serverTime: moment,
  }),
})
