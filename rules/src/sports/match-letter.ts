import type { LegOutcome, VoidReason } from './outcome.ts'
import { hourMs } from '../base/instant.ts'
import { resumeBoundMs } from './interrupted-match.ts'

/** What a member with bets on a match is told of it by a letter. */
export type MatchNews =
  | { readonly kind: 'postponed' | 'corrected' | 'reopened' }
  | { readonly kind: 'voided'; readonly reason: MatchVoidReason }

/** A bet that was accepted after the start says nothing about its match. */
type MatchVoidReason = Exclude<VoidReason, 'accepted-after-start'>

/** The news in a new outcome of a leg; null for the usual one, which decides an undecided leg. */
export const newsOfLeg = (
  before: LegOutcome | null,
  after: LegOutcome | null,
): MatchNews | null => {
  if (after === null) return before === null ? null : { kind: 'reopened' }
  const { result, winners, reason } = after
  const isNew = before?.result !== result || before.winners !== winners
  if (!isNew || reason === 'accepted-after-start') return null
  if (reason !== null) return { kind: 'voided', reason }
  return before === null ? null : { kind: 'corrected' }
}

const voidNames: Readonly<Record<MatchVoidReason, string>> = {
  'accepted-after-event': '部分滚球投注接受之前，比赛已有新情况，而数据晚到',
  postponed: '赛事延期',
  abandoned: '赛事中断且未能完成',
  'runner-withdrawn': '参赛者未出赛',
  'market-mistaken': '盘口有误',
}

const titles: Readonly<Record<MatchNews['kind'], string>> = {
  postponed: '赛事延期',
  voided: '注单取消',
  corrected: '赛果更正',
  reopened: '赛果复核',
}

const bodyOf = (news: MatchNews, match: string): string => {
  if (news.kind === 'postponed')
    return `${match} 已延期。原定开赛时间起 ${resumeBoundMs / hourMs} 小时内开赛的，注单继续有效；否则未决注单取消并退还本金。`
  if (news.kind === 'voided')
    return `${match}：${voidNames[news.reason]}，相关注单取消并退还本金，串关中的这一项按 1.00 计算。`
  return news.kind === 'corrected'
    ? `${match} 的赛果已更正，相关注单已按更正后的赛果重新结算，差额已入账。`
    : `${match} 的赛果正在复核，相关注单恢复为未结算，确认后重新结算。`
}

/** The letter, in Simplified Chinese; `match` is what the match or title is called. */
export const matchLetter = (
  news: MatchNews,
  match: string,
): { readonly title: string; readonly body: string } => ({
  title: titles[news.kind],
  body: bodyOf(news, match),
})
