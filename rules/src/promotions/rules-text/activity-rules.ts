import { multipleText } from '../../base/award.ts'
import { fenToCny } from '../../base/money.ts'
import type { PlayWeights } from '../../base/play-weight.ts'
import { awardTurnoverLines } from '../../base/turnover-text.ts'
import { bettingGiftRules } from './betting-gift.ts'
import { drawGiftRules } from './draw-gift.ts'
import { invitationRules } from './invitation.ts'
import { newTaskRules } from './new-task.ts'
import { parlayGiftRules } from './parlay-gift.ts'
import { raceRules } from './race.ts'
import { againDepositRules, firstDepositRules } from './deposit-bonus.ts'
import type { RuleSection } from './section.ts'
import { signGiftRules } from './sign-gift.ts'
import type { Terms } from '../terms.ts'

/** Of the kinds whose page is not built there are no rules yet. */
const ownRules = (terms: Terms): readonly RuleSection[] => {
  switch (terms.kind) {
    case 'firstDeposit':
      return firstDepositRules(terms)
    case 'againDeposit':
      return againDepositRules(terms)
    case 'bettingGift':
      return bettingGiftRules(terms)
    case 'racePage':
      return raceRules(terms)
    case 'activityLandPage':
      return parlayGiftRules(terms)
    case 'friendInvitation':
      return invitationRules(terms)
    case 'newTask':
      return newTaskRules(terms)
    case 'drawGift':
      return drawGiftRules(terms)
    case 'signGift':
      return signGiftRules(terms)
    default:
      return []
  }
}

/** The rules of an activity in Simplified Chinese, written from the terms that the server enforces. */
export const activityRules = (terms: Terms, weights: PlayWeights): readonly RuleSection[] => {
  const { multipleHundredths, budget } = terms
  const turnover =
    multipleHundredths === 0
      ? ['奖金没有流水要求。']
      : [
          `奖金须完成 ${multipleText(multipleHundredths)} 倍流水后方可取款。`,
          ...awardTurnoverLines(weights),
        ]
  return [
    ...ownRules(terms),
    {
      heading: '通用规则',
      lines: [
        ...turnover,
        '活动条件按有效流水计算，同样不计对冲的部分。',
        '日、周、月均按北京时间（GMT+8）计算，自零点起。',
        `活动总成本达到全站有效流水的 ${budget.shareBp / 100}%（不低于 ${fenToCny(budget.floor)}）时暂停领取。`,
        '冷静期、自我排除期或账户冻结期间不能领取。',
        '活动内容如有更改，以新版本的生效时间为准；已参加的版本不受影响。',
      ],
    },
  ]
}
