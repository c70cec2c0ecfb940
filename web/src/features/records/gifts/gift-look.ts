import type { AwardState } from '@xinghe/rules/base/award.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import type { BadgeTone } from '@xinghe/ui/Badge.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { giftText as words } from './messages.ts'
import type { Gift } from './use-gifts.ts'

export const giftTone: Record<AwardState, BadgeTone> = {
  offered: 'gold',
  granted: 'success',
  expired: 'neutral',
  review: 'warning',
  refused: 'neutral',
  quit: 'neutral',
}

/** How much of the asked turnover is done. */
export const turnoverText = (
  t: Text,
  { turnover }: Pick<Gift, 'turnover'>,
  amountsShown: boolean,
): string => {
  if (turnover === null) return t(words.noTurnover)
  if (turnover.released) return t(words.released)
  if (!amountsShown) return '****'
  return t(words.turnoverLine, {
    done: fenToGroupedText(turnover.done),
    asked: fenToGroupedText(turnover.asked),
  })
}
