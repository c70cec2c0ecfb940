import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { dayMs, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { callResource } from '../book/call-resource.ts'
import { refreshResource } from '../book/use-resource.ts'
import { alertText as words } from '../words/alert-messages.ts'
import { namedLeg, pickWords } from '../words/pick-words.ts'
import { raiseAlert } from './alert-stack.ts'
import type { SportAlert } from './sport-alert.ts'

/** Bets are listed by the time of placing. */
const placedWithinMs = 30 * dayMs
const listedMost = 100
/** News of an older settlement is about an appeal. */
const freshMs = 10 * minuteMs

const titleOf = ({ net }: Bet): string => {
  if (net === null) return translate(words.settled)
  if (net > 0n) return translate(words.won, { amount: fenToCny(net) })
  return net < 0n ? translate(words.lost, { amount: fenToCny(-net) }) : translate(words.returned)
}

const textOf = ({ legs }: Bet): string => {
  const [first] = legs
  if (first === undefined) return ''
  const { match, play, pick } = pickWords(namedLeg(first), translate)
  if (legs.length === 1) return `${match} ${play} ${pick}`
  return translate(words.parlay, { first: match, count: legs.length })
}

const toSportAlert = (bet: Bet): SportAlert => ({
  about: `bet ${bet.id}`,
  state: String(bet.settledAt),
  kind: 'settlement',
  title: titleOf(bet),
  text: textOf(bet),
  matchId: bet.legs.length === 1 ? (bet.legs[0]?.matchId ?? null) : null,
  at: bet.settledAt ?? serverNow(),
})

const readSettled = async (betId: string): Promise<Bet | undefined> => {
  const to = serverNow()
  const from = later(to, -placedWithinMs)
  const { list } = await callResource('history', { from, to, pageSize: listedMost })
  return list.find(({ id }) => id === betId)
}

const tellSettlement = async (betId: string): Promise<void> => {
  const bet = await readSettled(betId)
  const settledAt = bet?.settledAt ?? null
  if (bet === undefined || settledAt === null || serverNow() - settledAt > freshMs) return
  // The member has just cashed it out.
  if (bet.result === 'C') return
  await raiseAlert(toSportAlert(bet))
}

/** Settlements of own bets; a new bet may bring a match to follow. */
export const useBetAlerts = (wanted: boolean): void =>
  useMemberNews((news) => {
    if (news !== null && news.bet === undefined) return
    void refreshResource('alertMatches')
    // The list of bets shows it too, so a failed call only loses the alert.
    if (wanted && news?.bet?.state === 'settled') tellSettlement(news.bet.id).catch(() => undefined)
  })
