import * as z from 'zod/mini'
import { isPlainLines, plainLines } from '@xinghe/rules/base/plain-lines.ts'
import { appealStates, appealTextLeast, appealTextMost } from '@xinghe/rules/sports/appeal.ts'
import { language, moment, text } from './codec.ts'
import { call } from './call.ts'

/** Several lines are allowed; blanks around them do not count. */
const appealText = /* @__PURE__ */ z.string().check(
  z.maxLength(appealTextMost),
  z.refine((value) => plainLines(value).length >= appealTextLeast),
  z.refine(isPlainLines),
)

export const ticketsMost = 100

const wireAppeal = /* @__PURE__ */ z.object({
  ticketId: z.string(),
  text: z.string(),
  state: z.enum(appealStates),
  /** The site's answer; null while the appeal is open. */
  answer: z.nullable(z.string()),
  madeAt: moment,
  answeredAt: z.nullable(moment),
})
export type WireAppeal = z.output<typeof wireAppeal>

/** An appeal is not play: it works for frozen accounts and during a break. */
export const appealBet = call({
  path: '/game/api/v1/sports/appeal/make',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  whileFrozen: true,
  whileExcluded: true,
  summary: 'Disputes the result of a settled bet, once, within 14 days of its settlement.',
  input: z.object({ ticketId: text(30, 1), text: appealText }),
  output: wireAppeal,
})

export const readAppeals = call({
  path: '/game/api/v1/sports/appeal/read',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'The appeals to these tickets of the member; a ticket without one has no entry.',
  input: z.object({
    ticketIds: z.array(text(30, 1)).check(z.maxLength(ticketsMost)),
    language: z.optional(language),
  }),
  output: z.array(wireAppeal),
})
