import { join } from 'node:path'
import sharp from 'sharp'
import { uploadImage } from '@xinghe/contract/account-profile.ts'
import { addFeedback } from '@xinghe/contract/inbox-feedback.ts'
import type { OperatorAction } from '../../src/platform/audit/actions.ts'
import { nameOf } from '../agents.ts'
import { depositor, newReference, tell } from '../depositor.ts'
import type { TestSite } from '../site.ts'
import { walletMember } from '../wallet-member.ts'
import { withdrawalsAt } from '../withdrawals.ts'
import type { SetUp } from './operator-acts.ts'

type MoneyAction = Extract<
  OperatorAction,
  | `adjust-${string}`
  | 'award'
  | 'confiscate'
  | 'correct-venue'
  | `feedback-${string}`
  | `${string}-award`
  | `${string}-deposit`
  | `${string}-rail`
  | `${string}-withdrawal`
  | `withdrawal-${string}`
>

/** Balances, deposits, withdrawals, awards in review and the members' questions. */
export const moneyActs = (site: TestSite, folder: string): Record<MoneyAction, SetUp> => {
  const { sql } = site.platform
  const at = withdrawalsAt(site)
  let [name, withdrawal, thread] = ['', '', '']
  const paymentInReview = async (verdict: string): Promise<readonly string[]> => {
    const { orderId } = await (await depositor(site)).order('bank')
    const reference = newReference()
    await tell(site, { rail: 'bank', body: { orderId, reference, amount: '321.00' } })
    return ['deposit', orderId, verdict, reference, 'checked']
  }
  const awardInReview = async (verdict: string): Promise<readonly string[]> => {
    const { id: memberId } = await walletMember(site)
    const id = `awd_to_${verdict}`
    await sql`
      insert into award (id, member_id, source, period, item, amount, multiple_hundredths, state, offered_at)
      values (${id}, ${memberId}, 'rebate', '2030-01-01', '', 1000, 100, 'review', now())`
    return ['award-review', id, verdict, 'one office']
  }
  return {
    'adjust-in': async () => {
      name = await nameOf(site, (await walletMember(site)).id)
      return ['adjust', name, '+100.00', 'missing']
    },
    'adjust-out': async () => ['adjust', name, '-10.00', 'twice'],
    award: async () => ['award', name, '8.00', '3', 'birthday'],
    confiscate: async () => ['confiscate', name, '5.00', 'rule nine'],
    'correct-venue': async () => ['venue-correction', name, 'SBX', '-2.00', 'a fee there'],
    'credit-deposit': () => paymentInReview('credit'),
    'reject-deposit': () => paymentInReview('reject'),
    'close-rail': async () => ['rail', 'bank', 'close'],
    'open-rail': async () => ['rail', 'bank', 'open'],
    'withdrawal-reviewing': async () => {
      // A payout that ends in .02 stays pending.
      withdrawal = (await at.requested('300.02')).id
      return ['withdrawal', withdrawal, 'review']
    },
    'show-withdrawal': async () => ['withdrawal', withdrawal],
    'withdrawal-paying': async () => ['withdrawal', withdrawal, 'approve'],
    'withdrawal-paid': async () => ['withdrawal', withdrawal, 'paid', 'B-1'],
    'withdrawal-refused': async () => [
      'withdrawal',
      (await at.inReview('300.00')).id,
      'refuse',
      'not the holder',
    ],
    'grant-award': () => awardInReview('grant'),
    'refuse-award': () => awardInReview('refuse'),
    'feedback-reply': async () => {
      const member = await walletMember(site)
      const png = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1757E8' } })
      const image = (await png.png().toBuffer()).toString('base64')
      const { data } = await member.call(uploadImage, { image, purpose: 'feedback' })
      const question = { type: 3, content: '投注结果与官方不一致', images: [data['url']] }
      thread = String((await member.call(addFeedback, question)).data['id'])
      return ['feedback', thread, 'reply', 'checked']
    },
    'feedback-pictures': async () => ['feedback', thread, 'pictures', join(folder, 'pictures')],
    'feedback-close': async () => ['feedback', thread, 'close'],
  }
}
