import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { decodeExchangeTerms } from '@xinghe/contract/promotions-exchange.ts'
import type { helpFigures } from '@xinghe/contract/site-figures.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenFromText, type Fen } from '@xinghe/rules/base/money.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { usdRateOn } from '@xinghe/rules/sports/usd-rate.ts'
import { coinRateText } from '@xinghe/rules/wallet/coin-rate.ts'
import { readWeights } from '../../ledger/wagering/weights.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { CallContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import type { SettingOf } from '../../platform/settings/schema.ts'
import { readVersions } from '../../platform/terms/store.ts'
import { versionAt } from '../../platform/terms/terms.ts'
import { inScript } from '../../platform/text/in-script.ts'
import { readOpenCoins, readOpenMethods, readOpenRails } from './store-help.ts'

type Figures = OutputOf<typeof helpFigures>

const fenOf = (text: string): Fen => {
  const fen = fenFromText(text)
  if (fen === null) throw new Error(`no amount: ${text}`)
  return fen
}

const bookFigures = (book: SettingOf<'book'>, now: Instant): Figures['book'] => ({
  minRisk: fenOf(book.minRisk),
  before: fenOf(book.maxRisk.before),
  inPlay: fenOf(book.maxRisk.inPlay),
  combination: fenOf(book.maxRisk.combination),
  champion: fenOf(book.maxRisk.champion),
  memberDay: fenOf(book.memberDay),
  usdRate: coinRateText(usdRateOn(book.usdRates, siteDay(now))),
})

const cashOutFigures = (book: SettingOf<'book'>): Figures['cashOut'] => ({
  on: book.cashOutOn,
  marginBps: book.cashOutMarginBps,
})

const readPoints = async (db: Db, language: Language, now: Instant): Promise<Figures['points']> => {
  const current = versionAt(await readVersions(db, ['exchange']), now)
  if (current === null) throw new Error('the exchange has no terms')
  const { countedPerPoint, multipleHundredths, gifts } = decodeExchangeTerms(current.terms)
  return {
    countedPerPoint,
    multipleHundredths,
    gifts: gifts.map(({ title, points }) => ({ title: inScript(language, title), points })),
  }
}

export const readHelpFigures = async (
  { sql, settings }: Pick<Platform, 'sql' | 'settings'>,
  input: InputOf<typeof helpFigures>,
  { now }: CallContext,
): Promise<Figures> => {
  const language = input.language ?? 'zh-CN'
  const cashier = settings.get('cashier')
  const [rails, methods, coins, points, weightsAt] = await Promise.all([
    readOpenRails(sql, language),
    readOpenMethods(sql, language),
    readOpenCoins(sql, language),
    readPoints(sql, language, now),
    readWeights(sql),
  ])
  return {
    rails,
    withdrawals: {
      methods,
      dailyCount: cashier.withdrawalsPerDay,
      dailySum: fenOf(cashier.withdrawalSumPerDay),
    },
    coins: coins.map((coin) => ({
      ...coin,
      depositRate: cashier.depositRate,
      withdrawRate: cashier.withdrawRate,
    })),
    book: bookFigures(settings.get('book'), now),
    cashOut: cashOutFigures(settings.get('book')),
    points,
    weights: weightsAt(now),
  }
}
