import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { depositRewards as call } from '@xinghe/contract/inbox-feedback.ts'
import { awardTitle } from '@xinghe/rules/base/award.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { attachableDays } from '@xinghe/rules/inbox/feedback.ts'
import { depositBonus, depositBonusKinds } from '@xinghe/rules/promotions/deposit-bonus.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { currentActivities, phaseOf, readVersion, sourceOf } from '../activities/activity.ts'
import { readDeposits, type DepositRow } from '../mechanics/store-deposit.ts'
import { bonusTerms } from './bonus-terms.ts'

type Answer = OutputOf<typeof call>
type Words = (text: string) => string

/** More are not offered as attachments. */
const depositsMost = 100

/** The rewards on deposits that run now, and the member's deposits with the bonus that each one has. */
export const listDepositRewards = async (
  { sql }: Pick<Platform, 'sql'>,
  { language }: InputOf<typeof call>,
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
): Promise<Answer> => {
  const words: Words = (text) => inScript(language, text)
  const since = later(now, -attachableDays * dayMs)
  const [running, rows] = await Promise.all([
    Promise.all(depositBonusKinds.map((kind) => currentActivities(sql, now, { kind }))),
    readDeposits(sql, memberId, since, language === 'zh-TW', depositsMost),
  ])
  const rewards = running
    .flat()
    .filter((activity) => phaseOf(activity, now) === 'running')
    .map((activity) => {
      const { kind, multipleHundredths, steps } = bonusTerms(activity)
      const { id, version, texts } = activity
      return { kind, id, version, title: words(texts.title), multipleHundredths, steps: [...steps] }
    })
  return {
    rewards,
    deposits: await Promise.all(
      rows.map(async (row) => ({ ...row, reward: await rewardOf(sql, row, words) })),
    ),
  }
}

/** By the version that the order keeps. */
const rewardOf = async (
  db: Db,
  { kind, id, version, amount, granted, reason }: DepositRow,
  words: Words,
): Promise<Answer['deposits'][number]['reward']> => {
  if (kind === null || id === null || version === null) return null
  const activity = await readVersion(db, kind, id, version)
  return {
    title: words(awardTitle(sourceOf(activity))),
    expected: depositBonus(bonusTerms(activity).steps, amount),
    granted,
    // The reason of a member on a break is a word of ours, not a sentence.
    reason: reason === null || reason === 'barred' ? null : words(reason),
  }
}
