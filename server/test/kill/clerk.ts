import { Refused } from '@xinghe/contract/refusal.ts'
import { makePlatform } from '../../src/app/make-platform.ts'
import {
  approveWithdrawal,
  refuseWithdrawal,
  startReview,
} from '../../src/features/wallet/withdraw/review-withdrawal.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Platform } from '../../src/platform/parts.ts'

export type Verdict = 'paid' | 'refused'

export interface Decision {
  readonly id: string
  readonly verdict: Verdict
}

const actor = 'clerk'

const unlessEnded = (error: unknown): void => {
  if (!(error instanceof Refused && error.refusal === 'order-ended')) throw error
}

/** Told on only when its end is committed; one that an earlier clerk has ended is not told at all. */
const decide = async (platform: Platform, decision: Decision): Promise<void> => {
  const { id, verdict } = decision
  await startReview(platform, { id, actor }).catch(unlessEnded)
  if (verdict === 'paid') await approveWithdrawal(platform, { id, actor })
  else await refuseWithdrawal(platform, { id, actor, reason: '资料不符' })
  process.send?.(decision)
}

/** Without its database a clerk goes home; the next one goes on. */
const goHome = (): void => process.exit(1)

/** The operator in a process that can be killed: decides on withdrawals as they are handed in. */
const platform = makePlatform(readConfig(process.env, ''))
let before: Promise<void> = platform.then(() => undefined)
process.on('message', (decision: Decision) => {
  before = before.then(async () => decide(await platform, decision).catch(unlessEnded))
  before.catch(goHome)
})
process.once('disconnect', goHome)
before.catch(goHome)
