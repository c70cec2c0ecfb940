import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenFromText, type Fen } from '@xinghe/rules/base/money.ts'
import { usdRateOn, type UsdRate } from '@xinghe/rules/sports/usd-rate.ts'
import type { SettingOf } from '../../../platform/settings/schema.ts'

type BookSetting = SettingOf<'book'>
export type BetClass = keyof BookSetting['maxRisk']

/** The setting `book` with its amounts parsed. */
export interface BookTerms {
  readonly minRisk: Fen
  readonly maxRisk: Readonly<Record<BetClass, Fen>>
  readonly marketLiability: Fen
  readonly matchLiability: Fen
  readonly memberDay: Fen
  readonly usdRate: UsdRate
  readonly cashOut: { readonly on: boolean; readonly marginBps: number }
}

const fenOf = (text: string): Fen => {
  const fen = fenFromText(text)
  if (fen === null) throw new Error(`no amount: ${text}`)
  return fen
}

export const bookTerms = (setting: BookSetting, now: Instant): BookTerms => {
  const { before, inPlay, combination, champion } = setting.maxRisk
  return {
    minRisk: fenOf(setting.minRisk),
    maxRisk: {
      before: fenOf(before),
      inPlay: fenOf(inPlay),
      combination: fenOf(combination),
      champion: fenOf(champion),
    },
    marketLiability: fenOf(setting.marketLiability),
    matchLiability: fenOf(setting.matchLiability),
    memberDay: fenOf(setting.memberDay),
    usdRate: usdRateOn(setting.usdRates, siteDay(now)),
    cashOut: { on: setting.cashOutOn, marginBps: setting.cashOutMarginBps },
  }
}
