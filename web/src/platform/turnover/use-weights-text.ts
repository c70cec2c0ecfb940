import { playCategoryNames } from '@xinghe/rules/base/play-fact.ts'
import { reducedWeights, weightText, type PlayWeights } from '@xinghe/rules/base/play-weight.ts'
import { useText } from '../i18n/use-text.ts'
import { weightsText as words } from './messages.ts'

/** Which play fills the turnover of awards with less than its whole; null where all counts in full. */
export const useWeightsText = (): ((weights: PlayWeights) => string | null) => {
  const t = useText()
  return (weights) => {
    const reduced = reducedWeights(weights).map(({ categories, weightBp }) =>
      t(words.reduced, {
        categories: categories.map((category) => t(playCategoryNames[category])).join('、'),
        weight: weightText(weightBp),
      }),
    )
    return reduced.length === 0 ? null : t(words.award, { reduced: reduced.join('，') })
  }
}
