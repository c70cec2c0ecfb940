import * as z from 'zod/mini'
import { alertKinds, highestStake, quickStakesMost } from '@xinghe/rules/sports/book-settings.ts'
import { fen } from './codec.ts'
import { oddsType, policy } from './sports-values.ts'

export const stake = fen.check(z.refine((amount) => amount > 0n && amount <= highestStake))

export const settingFields = {
  oddsType,
  policy,
  quickStakes: z.array(stake).check(z.minLength(1), z.maxLength(quickStakesMost)),
  defaultStake: z.nullable(stake),
  keepAfterBet: z.boolean(),
  alerts: z.array(z.enum(alertKinds)).check(z.maxLength(alertKinds.length)),
}
export const memberSettings = z.object(settingFields)

export const favourites = z.object({ matches: z.array(z.string()), leagues: z.array(z.string()) })
