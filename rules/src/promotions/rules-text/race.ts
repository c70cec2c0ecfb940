import { fenToCny } from '../../base/money.ts'
import { categoryText } from '../../base/play-fact.ts'
import type { RaceTerms } from '../terms.ts'
import type { RuleSection } from './section.ts'

const placeText = (from: number, to: number): string =>
  from === to ? `第 ${from} 名` : `第 ${from}–${to} 名`

export const raceRules = ({ categories, least, prizes }: RaceTerms): RuleSection[] => [
  {
    heading: '活动内容',
    lines: [
      `每周一 00:00 至周日 24:00，按${categoryText(categories)}有效流水排名；有效流水满 ${fenToCny(least)} 方可上榜。`,
      ...prizes.map(({ from, to, amount }) => `${placeText(from, to)}：${fenToCny(amount)}`),
    ],
  },
  {
    heading: '排名规则',
    lines: [
      '有效流水相同时，先达到者排名在前；同时达到的，按会员编号排序。',
      '榜单中标注“模拟”的是演示玩家，不占名次，也不领奖。',
      '赛果更正按更正当日计入；已公布的名次不再改变。',
    ],
  },
  {
    heading: '领取时间',
    lines: ['名次于次周一 04:00 起公布，奖金须在公布后 7 天内领取，逾期作废。'],
  },
]
