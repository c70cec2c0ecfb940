import type { OutputOf } from '@xinghe/contract/call.ts'
import type { agentInfo } from '@xinghe/contract/agent.ts'
import type { gameList } from '@xinghe/contract/lobby-games.ts'
import type { activityList } from '@xinghe/contract/promotions.ts'
import type { helpFigures } from '@xinghe/contract/site-figures.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { playCategories, playCategoryNames } from '@xinghe/rules/base/play-fact.ts'
import { weightText } from '@xinghe/rules/base/play-weight.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { Table } from '../texts/document.ts'
import { liveText as words } from './messages.ts'

type Figures = OutputOf<typeof helpFigures>

/** A table of a help page from an answer of the site; its cells are in the reader's script. */
export type LiveTable<Answer> = (answer: Answer, t: Text) => Table

const percent = (basisPoints: number): string => String(basisPoints / 100)
const range = (t: Text, min: Fen, max: Fen): string =>
  t(words.rangeOf, { min: fenToGroupedText(min), max: fenToGroupedText(max) })

export const railsTable: LiveTable<Figures> = ({ rails }, t) => ({
  head: [words.method, words.range, words.fee, words.expiry],
  rows: rails.map(({ title, min, max, feeBps, expiryMinutes }) => [
    title,
    range(t, min, max),
    feeBps === 0 ? t(words.noFee) : t(words.railFee, { percent: percent(feeBps) }),
    t(words.minutes, { count: expiryMinutes }),
  ]),
})

type Method = Figures['withdrawals']['methods'][number]

const feeText = ({ freeCount, feeBps, feeMin, feeMax }: Method, t: Text): string => {
  if (feeBps === 0 && feeMin === 0n) return t(words.noFee)
  return t(freeCount === 0 ? words.feeAlways : words.feeAfter, {
    count: freeCount,
    percent: percent(feeBps),
    min: fenToGroupedText(feeMin),
    max: fenToGroupedText(feeMax),
  })
}

export const withdrawalsTable: LiveTable<Figures> = ({ withdrawals }, t) => ({
  head: [words.method, words.range, words.fee, words.arrival],
  rows: withdrawals.methods.map((method) => [
    method.title,
    range(t, method.min, method.max),
    feeText(method, t),
    method.arrival,
  ]),
})

export const withdrawalDayTable: LiveTable<Figures> = ({ withdrawals }, t) => ({
  head: [words.item, words.figure],
  rows: [
    [t(words.dayCount), t(words.times, { count: withdrawals.dailyCount })],
    [t(words.daySum), fenToGroupedText(withdrawals.dailySum)],
  ],
})

export const coinsTable: LiveTable<Figures> = ({ coins }, t) => ({
  head: [words.coin, words.confirmations, words.depositRate, words.withdrawRate],
  rows: coins.map(({ title, confirmations, depositRate, withdrawRate }) => [
    title,
    t(words.confirmationCount, { count: confirmations }),
    depositRate,
    withdrawRate,
  ]),
})

export const weightsTable: LiveTable<Figures> = ({ weights }, t) => ({
  head: [words.category, words.weight],
  rows: playCategories.map((category) => [
    t(playCategoryNames[category]),
    weightText(weights[category]),
  ]),
})

export const bookTable: LiveTable<Figures> = ({ book }, t) => ({
  head: [words.item, words.figure],
  rows: [
    [t(words.minBet), fenToGroupedText(book.minRisk)],
    [t(words.beforeMax), fenToGroupedText(book.before)],
    [t(words.inPlayMax), fenToGroupedText(book.inPlay)],
    [t(words.parlayMax), fenToGroupedText(book.combination)],
    [t(words.championMax), fenToGroupedText(book.champion)],
    [t(words.memberDay), fenToGroupedText(book.memberDay)],
    [t(words.usdRate), book.usdRate],
  ],
})

export const cashOutTable: LiveTable<Figures> = ({ cashOut }, t) => ({
  head: [words.item, words.setting],
  rows: [
    [t(words.cashOut), t(cashOut.on ? words.isOpen : words.isPaused)],
    [t(words.cashOutFee), `${percent(cashOut.marginBps)}%`],
  ],
})

export const pointsTable: LiveTable<Figures> = ({ points }) => ({
  head: [words.gift, words.points],
  rows: points.gifts.map(({ title, points: price }) => [title, price.toLocaleString('en-US')]),
})

/** How points are earned, above their table. */
export const pointsLine = ({ points }: Figures, t: Text): string =>
  t(words.perPoint, {
    amount: fenToGroupedText(points.countedPerPoint),
    multiple: points.multipleHundredths / 100,
  })

export const activitiesTable: LiveTable<OutputOf<typeof activityList>> = ({ activities }, t) => ({
  head: [words.activity, words.offer, words.until],
  rows: activities
    .filter(({ state }) => state === 'running')
    .map(({ title, line, until }) => [
      title,
      line,
      until === null ? t(words.untilOpen) : siteMinute(until),
    ]),
})

export const tablesTable: LiveTable<OutputOf<typeof gameList>> = ({ list }, t) => ({
  head: [words.tableName, words.stakes, words.returns, words.openState],
  rows: list.map(({ name, stake, rtp, state }) => [
    name,
    stake === null ? '-' : range(t, stake.min, stake.max),
    rtp === null ? '-' : t(rtp.low === rtp.high ? words.returnOne : words.returnRange, rtp),
    t(state === 'open' ? words.isOpen : words.isClosed),
  ]),
})

export const agentPlanTable: LiveTable<OutputOf<typeof agentInfo>> = ({ plan }, t) => ({
  head: [words.activeMembers, words.base, words.rate],
  rows: plan.steps.map(({ active, base, rateBp }) => [
    active === 0 ? t(words.none) : t(words.atLeast, { count: active }),
    base === 0n ? t(words.none) : t(words.atLeast, { count: fenToGroupedText(base) }),
    `${percent(rateBp)}%`,
  ]),
})
