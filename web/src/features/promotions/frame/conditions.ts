import type { ConditionCode } from '@xinghe/rules/promotions/activity-view.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { conditionText as words } from './condition-messages.ts'

export interface ConditionWords {
  /** Untranslated. */
  readonly name: string
  /** The page where the condition can be met. */
  readonly way?: { readonly label: string; readonly to: string }
}

const centre = (tab: string): string => `${pathOf('userinfo')}?tab=${tab}`
const toPlay = { label: words.goPlay, to: pathOf('sport') }

/** What every condition is called, and where it can be met. */
export const conditionWords: Readonly<Record<ConditionCode, ConditionWords>> = {
  'phone-bound': {
    name: words.phoneBound,
    way: { label: words.goBind, to: centre('account') },
  },
  'name-bound': { name: words.nameBound, way: { label: words.goFill, to: centre('profile') } },
  'birthday-set': { name: words.birthdaySet, way: { label: words.goFill, to: centre('profile') } },
  'withdrawal-password-set': {
    name: words.withdrawalPasswordSet,
    way: { label: words.goSet, to: centre('account') },
  },
  'own-limit-set': {
    name: words.ownLimitSet,
    way: { label: words.goSet, to: centre('protection') },
  },
  'no-deposit-yet': { name: words.noDepositYet },
  'has-deposited': {
    name: words.hasDeposited,
    way: { label: words.goDeposit, to: pathOf('saveMoney') },
  },
  'first-today': { name: words.firstToday },
  'amount-least': { name: words.amountLeast },
  deposited: { name: words.deposited, way: { label: words.goDeposit, to: pathOf('saveMoney') } },
  counted: { name: words.counted, way: toPlay },
  'parlay-settled': { name: words.parlaySettled, way: toPlay },
  'within-time': { name: words.withinTime },
  'not-withdrawn': { name: words.notWithdrawn },
  'no-open-bonus': { name: words.noOpenBonus },
  'week-uses': { name: words.weekUses },
  'day-uses': { name: words.dayUses },
  'another-person': { name: words.anotherPerson },
  friends: { name: words.friends },
  rank: { name: words.rank },
  'make-ups': { name: words.makeUps },
  draws: { name: words.draws },
}
