import { categoryText } from './play-fact.ts'
import { reducedWeights, weightText, type PlayWeights } from './play-weight.ts'

/** How play fills the turnover of awards, for the rules that members read. */
export const awardTurnoverLines = (weights: PlayWeights): readonly string[] => {
  const reduced = reducedWeights(weights).map(({ categories, weightBp }) =>
    weightBp === 0
      ? `${categoryText(categories)}不计入`
      : `${categoryText(categories)}按 ${weightText(weightBp)} 计入`,
  )
  return [
    reduced.length === 0
      ? '奖金流水按有效流水计算，各类游戏均全额计入。'
      : `奖金流水按有效流水计算：${reduced.join('，')}，其他全额计入；存款的流水先于奖金完成，同一笔投注不重复计算。`,
    '对冲：同一场赛事、同一玩法、同一时段的投注，覆盖全部结果的部分不计入有效流水；后结算的对冲注单会扣回先前计入的奖金流水。',
  ]
}
