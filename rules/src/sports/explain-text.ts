import type { CapPart, Explanation, LegPart, SumPart } from './explain.ts'
import type { MatchGameType } from './game-types.ts'
import type { LegOutcome, LegResult, VoidReason } from './outcome.ts'
import { playOf, type Period, type PlayFamily, type Unit } from './plays.ts'
import { otherScore, type Side } from './sides.ts'

/** The sentences that a settled bet explains itself with, the same in the browser and on the server. */
const familyNames: Readonly<Record<Exclude<PlayFamily, 'handicap'>, string>> = {
  winner: '独赢',
  total: '大小',
  'odd-even': '单双',
  'correct-score': '波胆',
  'total-goals': '总入球',
  'half-full': '半场/全场',
  'both-score': '双方进球',
  'next-goal': '下一球',
  champion: '冠军',
}

const partNames: Readonly<Record<MatchGameType, string>> = {
  FT: '节',
  VF: '节',
  BK: '节',
  TN: '盘',
  OP: '节',
  SK: '局',
  BS: '局',
  VB: '局',
  TT: '局',
  ES: '局',
}

const periodName = (gameType: MatchGameType, period: Period): string => {
  if (period === 'full') return '全场'
  return period === 'half' ? '半场' : `第${period.slice(1)}${partNames[gameType]}`
}

const handicapNames: Readonly<Record<MatchGameType, string>> = {
  FT: '让球',
  VF: '让球',
  BK: '让分',
  TN: '让盘',
  OP: '让分',
  SK: '让局',
  BS: '让分',
  VB: '让局',
  TT: '让局',
  ES: '让局',
}

// Within a set the smaller unit is counted, as it is over all sets together.
const belowSets = (unit: Unit, period: Period): boolean =>
  unit === 'points' || (period !== 'full' && period !== 'half')

const handicapName = (gameType: MatchGameType, unit: Unit, period: Period): string => {
  if (unit === 'corners') return '让球'
  if (belowSets(unit, period)) return gameType === 'TN' ? '让局' : '让分'
  return handicapNames[gameType]
}

const unitName = (gameType: MatchGameType, unit: Unit): string => {
  if (unit === 'corners') return '角球'
  if (unit === 'points') return gameType === 'TN' ? '总局数' : '总得分'
  return ''
}

const playName = ({ terms: { gameType, play } }: LegPart): string => {
  const { family, period, unit } = playOf(play)
  if (family === 'champion' || family === 'half-full') return familyNames[family]
  const name = family === 'handicap' ? handicapName(gameType, unit, period) : familyNames[family]
  return `${periodName(gameType, period)}${unitName(gameType, unit)}${name}`
}

const matchSideNames: Readonly<Record<string, string>> = { H: '主队', C: '客队', N: '和局' }
const fixedNames: Readonly<Record<string, string>> = {
  O: '大',
  U: '小',
  odd: '单',
  even: '双',
  yes: '是',
  no: '否',
  [otherScore]: '其他比分',
}

const sideName = (family: PlayFamily, side: Side): string => {
  if (family === 'next-goal' && side === 'N') return '无进球'
  if (family === 'half-full')
    return side
      .split('')
      .map((letter) => matchSideNames[letter] ?? letter)
      .join('/')
  if (family === 'champion') return side
  if (family === 'total-goals')
    return side.endsWith('+') ? `${side.slice(0, -1)}球或以上` : `${side}球`
  return matchSideNames[side] ?? fixedNames[side] ?? side
}

const resultNames: Readonly<Record<LegResult, string>> = {
  W: '赢',
  LW: '赢一半',
  P: '走盘',
  LL: '输一半',
  L: '输',
  D: '注单取消',
}

const voidNames: Readonly<Record<VoidReason, string>> = {
  'accepted-after-start': '开赛后才接受的赛前投注',
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

/** A runner is told by name, which the bet keeps beside its id. */
const legText = (leg: LegPart, runner: string | null): string => {
  const { family } = playOf(leg.terms.play)
  const side = family === 'champion' ? (runner ?? leg.terms.side) : sideName(family, leg.terms.side)
  const goal = leg.terms.goalNumber === null ? '' : `（第${leg.terms.goalNumber}球）`
  const picked = [`${playName(leg)}${goal}`, side, leg.line].filter(Boolean).join(' ')
  const since = leg.since === null ? '' : `（投注时${leg.since}，只计其后进球）`
  const score = leg.score === null ? '' : `，赛果${leg.score}${since}`
  return `${picked}${score}，${outcomeText(leg.outcome)}`
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
  const name = sum.code.replace('x', '串').replace(/^(\d+)of(\d+)$/, '$2选$1')
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

/** One sentence with the arithmetic; `runners` names the champions of the legs that have one. */
export const explanationText = (
  { legs, sum, cap }: Explanation,
  runners: readonly (string | null)[] = [],
): string => {
  const told = legs.map((leg, index) => legText(leg, runners[index] ?? null)).join('；')
  return `${told}：${sumText(sum)}${cap === null ? '' : capText(cap)}。`
}
