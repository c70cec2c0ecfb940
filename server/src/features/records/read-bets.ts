import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { betRecordList, betRecordTotal } from '@xinghe/contract/records-bets.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { gameCategoryOf } from '@xinghe/rules/lobby/game-category.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import { explainRound } from '@xinghe/rules/games/round-text.ts'
import { drawBetLabel, roundDetail } from '@xinghe/rules/games/told/round-detail.ts'
import { combinationText, pickText } from '@xinghe/rules/sports/pick-text.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import { traditional } from '../../platform/text/traditional.ts'
import { periodOf } from './period-of.ts'
import * as store from './store-bet.ts'

type Asking = Pick<MemberContext, 'memberId' | 'now'>

const usualPage = 15

const filterOf = (
  input: InputOf<typeof betRecordTotal>,
  memberId: Asking['memberId'],
  now: Instant,
): store.BetFilter => ({
  ...periodOf(input, now),
  memberId,
  channel: input.channelCode ?? null,
  category: input.category === undefined ? null : gameCategoryOf(input.category),
  state: input.state ?? null,
})

const sumOf = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => sum + amount, 0n)

export const readBetTotal = async (
  { sql }: Pick<Platform, 'sql'>,
  input: InputOf<typeof betRecordTotal>,
  { memberId, now }: Asking,
): Promise<OutputOf<typeof betRecordTotal>> => {
  const filter = filterOf(input, memberId, now)
  const [venues, days] = await Promise.all([
    store.sumVenues(sql, filter, input.language ?? 'zh-CN'),
    store.sumBetDays(sql, filter),
  ])
  return {
    count: venues.reduce((sum, { count }) => sum + count, 0),
    risk: sumOf(venues.map(({ risk }) => risk)),
    net: sumOf(venues.map(({ net }) => net)),
    turnover: sumOf(venues.map(({ turnover }) => turnover)),
    venues,
    days,
  }
}

/** A title has no teams: the league names the title, and the leg the runner. */
const legText = ({ home, away, league, leg }: store.RecordedLeg): string => {
  const teams = home && away ? { H: home, C: away } : undefined
  const match = teams === undefined ? league : `${teams.H} 对 ${teams.C}`
  const pick = pickText({ ...leg, discipline: leg.capKind }, leg.sideName, teams)
  return [match, pick, `@${oddsText(leg.odds)}`].filter(Boolean).join(' ')
}

/** `3串1：…；…；…`, or the leg of a single; an outside venue reports only the number of its bet. */
export const whatText = ({ code, legs, title, ticketId, game, choice }: store.BetRow): string => {
  if (game !== null) return [gameName(game), drawBetLabel(game, choice)].filter(Boolean).join(' ')
  if (code === 'venue') return `${title} 注单 ${ticketId}`
  const told = (legs ?? []).map(legText).join('；')
  return code === 'single' ? told : `${combinationText(code)}：${told}`
}

const explanationOf = (row: store.BetRow): string | null => {
  const { game, version, choice, outcome, explanation, result, risk, net, poolWin } = row
  if (game === null) return explanation
  const state = result === null ? 'open' : result === 'D' ? 'void' : 'settled'
  const payout = net === null ? null : net + risk
  return explainRound(
    { game, state, risk, payout, poolWin: poolWin ?? 0n },
    roundDetail({ game, version: version ?? 0, choice, outcome, explanation }),
  )
}

export const inScript = (language: Language, text: string): string =>
  language === 'zh-TW' ? traditional(text) : text

export const readBetList = async (
  { sql }: Pick<Platform, 'sql'>,
  input: InputOf<typeof betRecordList>,
  { memberId, now }: Asking,
): Promise<OutputOf<typeof betRecordList>> => {
  const filter = filterOf(input, memberId, now)
  const language = input.language ?? 'zh-CN'
  const page = { size: input.pageSize ?? usualPage, number: input.pageNum ?? 1 }
  const [total, rows] = await Promise.all([
    store.countBets(sql, filter),
    store.readBets(sql, filter, language, page),
  ])
  return {
    total,
    list: rows.map((row) => {
      const explanation = explanationOf(row)
      return {
        ...row,
        what: inScript(language, whatText(row)),
        explanation: explanation === null ? null : inScript(language, explanation),
      }
    }),
  }
}
