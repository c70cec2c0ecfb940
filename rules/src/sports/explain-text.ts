import { fenToText } from '../base/money.ts'
import type { CapPart, CashedOut, CashedPart, Explanation, LegPart, SumPart } from './explain.ts'
import type { LegOutcome, LegResult, VoidReason } from './outcome.ts'
import { combinationText, pickText } from './pick-text.ts'

/** Sentences that explain a settled bet, the same in the browser and on the server. */
export const resultNames: Readonly<Record<LegResult, string>> = {
  W: '赢',
  LW: '赢一半',
  P: '走盘',
  LL: '输一半',
  L: '输',
  D: '注单取消',
}

const voidNames: Readonly<Record<VoidReason, string>> = {
  'accepted-after-start': '开赛后才接受的赛前投注',
  'accepted-after-event': '接受投注前比赛已有新情况，数据晚到',
  postponed: '赛事延期',
  abandoned: '赛事中断且未能完成',
  'runner-withdrawn': '参赛者未出赛',
  'market-mistaken': '盘口有误',
}

const outcomeText = (outcome: LegOutcome | null): string => {
  if (outcome === null) return '未完场，不影响结果'
  const { result, winners, reason } = outcome
  if (reason !== null) return `${resultNames.D}（${voidNames[reason]}）`
  return winners > 1 ? `${winners}名并列` : resultNames[result]
}

const legText = (leg: LegPart, runner: string | null): string => {
  const since = leg.since === null ? '' : `（投注时${leg.since}，只计其后进球）`
  const score = leg.score === null ? '' : `，赛果${leg.score}${since}`
  return `${pickText(leg.terms, runner)}${score}，${outcomeText(leg.outcome)}`
}

const equals = (exact: boolean): string => (exact ? '=' : '≈')

const wonText = (sum: Extract<SumPart, { key: 'won' }>): string => {
  const divided = sum.divisor === 1 ? '' : ` ÷ ${sum.divisor}`
  if (sum.odds.shown < 0) {
    const win =
      sum.divisor === 1 ? sum.net : `${sum.stake}${divided} ${equals(sum.exact)} ${sum.net}`
    return `赔率${sum.oddsText}赢得投注额，盈利${win}元`
  }
  const price = sum.odds.type === 'E' ? `(${sum.oddsText} - 1)` : sum.oddsText
  return `盈利${sum.stake}${divided} × ${price} ${equals(sum.exact)} ${sum.net}元`
}

const combinedText = (sum: Extract<SumPart, { key: 'combined' }>): string => {
  const name = combinationText(sum.code)
  const back =
    sum.count === 1
      ? `${sum.unitStake} × ${sum.factors.join(' × ')} ${equals(sum.exact)} ${sum.payout}元`
      : `${sum.count}注 × ${sum.unitStake}元，各项系数${sum.factors.join('、')}，返还合计${sum.payout}元`
  if (sum.gain === 'even') return `${name}：${back}，不输不赢`
  return `${name}：${back}，扣除本金${sum.risk}元，${sum.gain === 'won' ? '盈利' : '亏损'}${sum.net}元`
}

const sumText = (sum: SumPart): string => {
  if (sum.key === 'returned') return `退还本金${sum.risk}元`
  if (sum.key === 'lost') return `亏损本金${sum.risk}元`
  if (sum.key === 'half-lost')
    return `亏损${sum.risk} ÷ 2 ${equals(sum.exact)} ${sum.loss}元，其余退还`
  return sum.key === 'won' ? wonText(sum) : combinedText(sum)
}

const capText = ({ cut, net }: CapPart): string =>
  `；超出当日最高派彩的${cut}元不予派发，实际盈利${net}元`

const cashedText = ({ risk, value }: CashedPart): string =>
  `；另有本金${risk}元已提前兑现，得${value}元`

/** The sentence of a bet that was cashed out whole, by its sums. */
export const cashedOutText = ({ risk, value }: CashedOut): string => {
  const paid = `注单已在赛果确定前全部兑现：兑现${fenToText(value)}元，扣除本金${fenToText(risk)}元`
  if (value === risk) return `${paid}，不输不赢。`
  return value > risk
    ? `${paid}，盈利${fenToText(value - risk)}元。`
    : `${paid}，亏损${fenToText(risk - value)}元。`
}

/** One sentence with the arithmetic; `runners` names the champions of the legs that have one. */
export const explanationText = (
  { legs, sum, cap, cashed }: Explanation,
  runners: readonly (string | null)[] = [],
): string => {
  const told = legs.map((leg, index) => legText(leg, runners[index] ?? null)).join('；')
  const rest = `${cap === null ? '' : capText(cap)}${cashed === null ? '' : cashedText(cashed)}`
  return `${told}：${sumText(sum)}${rest}。`
}
