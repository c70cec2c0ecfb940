import * as z from 'zod/mini'
import type { Terms } from '@xinghe/rules/promotions/terms.ts'
import { taskNames } from '@xinghe/rules/promotions/terms.ts'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { text } from './codec.ts'
import { amount, multiple, positive, whole } from './terms-figures.ts'

/** The terms of each kind of activity, as they are stored, sent and written by an operator. */
const list = <Item extends z.ZodMiniType>(item: Item, most = 100, least = 1) =>
  z.readonly(z.array(item).check(z.minLength(least), z.maxLength(most)))
const common = {
  multipleHundredths: multiple,
  budget: z.object({ shareBp: whole(10_000, 0), floor: amount }),
}
const categories = /* @__PURE__ */ list(/* @__PURE__ */ z.enum(playCategories))
const bonusSteps = /* @__PURE__ */ list(
  /* @__PURE__ */ z.object({ least: positive, rateBp: whole(10_000), cap: positive }),
)

export const activityTerms = /* @__PURE__ */ z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('racePage'),
    categories,
    least: positive,
    prizes: list(z.object({ from: whole(10_000), to: whole(10_000), amount: positive })),
  }),
  z.object({
    ...common,
    kind: z.literal('activityLandPage'),
    leastPriceHundredths: whole(10_000),
    steps: list(z.object({ fromLegs: whole(20, 2), toLegs: whole(20, 2), shareBp: whole(10_000) })),
    cap: positive,
    perDay: whole(100),
    claimHours: whole(720),
    blocks: list(z.object({ title: text(40, 1), text: text(400, 1) }), 20, 0),
  }),
  z.object({
    ...common,
    kind: z.literal('firstDeposit'),
    steps: bonusSteps,
    withinHours: whole(8_760),
  }),
  z.object({ ...common, kind: z.literal('againDeposit'), steps: bonusSteps, perWeek: whole(100) }),
  z.object({
    ...common,
    kind: z.literal('newTask'),
    days: whole(365),
    depositLeast: positive,
    countedLeast: positive,
    rewards: z.record(z.enum(taskNames), positive),
    allReward: positive,
  }),
  z.object({
    ...common,
    kind: z.literal('drawGift'),
    countedPerDraw: positive,
    drawsPerDay: whole(100),
    prizes: list(z.object({ amount: positive, weight: whole(10_000) }), 24),
  }),
  z.object({
    ...common,
    kind: z.literal('signGift'),
    countedLeast: amount,
    rewards: list(positive, 31),
    makeUpsPerMonth: whole(31, 0),
    monthDays: whole(31),
    monthReward: positive,
  }),
  z.object({
    ...common,
    kind: z.literal('friendInvitation'),
    depositLeast: positive,
    countedLeast: positive,
    days: whole(365),
    friendReward: positive,
    inviterReward: positive,
    milestones: list(z.object({ friends: whole(1_000), amount: positive }), 20, 0),
    perMonth: whole(1_000),
  }),
  z.object({
    ...common,
    kind: z.literal('bettingGift'),
    categories,
    steps: list(z.object({ counted: positive, amount: positive })),
  }),
])

/** Compiles while schema and rules have the same shape. */
export const decodeTerms = (stored: unknown): Terms => z.decode(activityTerms, stored as never)
export const encodeTerms = (terms: Terms): unknown => z.encode(activityTerms, terms)
