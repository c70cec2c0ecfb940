import * as z from 'zod/mini'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { isHkPrice, oddsTypes, type HkPrice } from '@xinghe/rules/base/odds.ts'
import { defaultBookSettings } from '@xinghe/rules/sports/book-settings.ts'
import { matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import { playCodes } from '@xinghe/rules/sports/plays.ts'
import { isSideOf } from '@xinghe/rules/sports/sides.ts'
import { itemMarkets } from '@xinghe/rules/sports/slip/item.ts'
import { maxSlipItems } from '@xinghe/rules/sports/slip/picks.ts'
import { emptySlip, type StoredSlip } from '@xinghe/rules/sports/slip/state.ts'
import { onStoredText, parsed, readText, writeText } from '../book/stored-text.ts'

const price = z.custom<HkPrice>((value) => typeof value === 'number' && isHkPrice(value))
const whole = z.nullable(z.number().check(z.int()))
const textOrNull = z.nullable(z.string())

const item = z
  .object({
    matchId: z.string(),
    marketId: z.string(),
    halfId: textOrNull,
    gameType: z.enum(matchGameTypes),
    discipline: z.optional(z.string()),
    play: z.enum(playCodes),
    side: z.string(),
    line: whole,
    goalNumber: whole,
    hk: price,
    home: z.string(),
    away: z.string(),
    stakeText: z.string(),
    before: z.nullable(z.object({ hk: price, line: whole })),
    market: z.enum(itemMarkets),
    order: z.nullable(
      z.object({
        state: z.enum(['confirming', 'accepted', 'refused']),
        ticketId: textOrNull,
        reason: textOrNull,
      }),
    ),
  })
  .check(z.refine(({ play, side }) => isSideOf(play, side)))

const slip = z.object({
  items: z.array(item).check(z.maxLength(maxSlipItems)),
  multiple: z.boolean(),
  series: z.boolean(),
  oddsType: z.enum(oddsTypes),
  seriesStakes: z.record(z.string(), z.string()),
})

const intention = z.object({
  requestId: z.string(),
  keys: z.array(z.array(z.string())),
  request: resourceMethods.place.request,
})

const shape = z.object({
  slip,
  intention: z.nullable(intention),
  ended: textOrNull,
})

const name = 'slip-state'
const keyOf = (userId: string): string => `${name} ${userId}`

/** Older builds had two entries, one for the slip and one for the request without an answer. */
const oldKeys = (userId: string) => ({ slip: `slip ${userId}`, intention: `slip-order ${userId}` })

const readParts = (userId: string): { readonly [part in keyof StoredSlip]?: unknown } => {
  const stored = parsed(readText(keyOf(userId)))
  if (typeof stored === 'object' && stored !== null) return stored
  const old = oldKeys(userId)
  return { slip: parsed(readText(old.slip)), intention: parsed(readText(old.intention)) }
}

/** Older builds stored the id of an item's market as `lineId`. */
const withMarketIds = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null || !('items' in stored)) return stored
  const { items } = stored
  if (!Array.isArray(items)) return stored
  return {
    ...stored,
    items: items.map((one: unknown) =>
      typeof one === 'object' && one !== null && 'lineId' in one
        ? { marketId: one.lineId, ...one }
        : one,
    ),
  }
}

/** Parsed separately: an unreadable slip must not lose the unanswered request. */
export const readStored = (userId: string): StoredSlip => {
  const parts = readParts(userId)
  const readSlip = z.safeDecode(slip, withMarketIds(parts.slip) as never)
  const readIntention = z.safeDecode(intention, parts.intention as never)
  return {
    slip: readSlip.success ? readSlip.data : emptySlip(defaultBookSettings.oddsType),
    intention: readIntention.success ? readIntention.data : null,
    ended: typeof parts.ended === 'string' ? parts.ended : null,
  }
}

const removeOld = (userId: string): void => {
  for (const key of Object.values(oldKeys(userId))) writeText(key, null)
}

export const writeStored = (userId: string, stored: StoredSlip): void => {
  const written = z.safeEncode(shape, stored as z.output<typeof shape>)
  if (!written.success) return
  writeText(keyOf(userId), JSON.stringify(written.data))
  removeOld(userId)
}

export const removeStored = (userId: string): void => {
  writeText(keyOf(userId), null)
  removeOld(userId)
}

/** Another tab of this browser wrote the slip of this member. */
export const onStored = (listener: (userId: string) => void): void => onStoredText(name, listener)
