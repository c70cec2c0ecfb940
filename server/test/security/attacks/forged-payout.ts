import { hourMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { payOutDue } from '../../../src/features/wallet/withdraw/pay-out.ts'
import {
  approveWithdrawal,
  refuseWithdrawal,
} from '../../../src/features/wallet/withdraw/review-withdrawal.ts'
import { openProvider, payingThrough, providerAnswer, type ProviderAnswer } from '../../provider.ts'
import { startSite } from '../../site.ts'
import { withdrawalsAt } from '../../withdrawals.ts'
import type { Attack } from '../attack.ts'

const secret = 'the-secret-of-the-provider'

interface Scene {
  readonly id: string
  readonly nowMs: number
  /** A genuine answer to another order that failed. */
  readonly other: ProviderAnswer
}

const failed = (id: string) => ({ id, fate: 'failed', reason: 'account closed' })

/** Answers that somebody between us and the provider can make, all saying that nothing was paid. */
const forgeries: Record<string, (scene: Scene) => ProviderAnswer> = {
  unsigned: ({ id }) => ({ headers: {}, body: JSON.stringify(failed(id)) }),
  'signed with another secret': ({ id, nowMs }) =>
    providerAnswer('a-secret-that-was-made-up', nowMs, failed(id)),
  'signed an hour ago': ({ id, nowMs }) => providerAnswer(secret, nowMs - hourMs, failed(id)),
  "another order's": ({ other }) => other,
  'paid, changed to failed': ({ id, nowMs }) => {
    const paid = providerAnswer(secret, nowMs, { id, fate: 'paid', reference: 'R-1' })
    return { headers: paid.headers, body: JSON.stringify(failed(id)) }
  },
  'with the timestamp changed': ({ id, nowMs }) => {
    const old = providerAnswer(secret, nowMs - hourMs, failed(id))
    return { headers: { ...old.headers, 'x-timestamp': String(nowMs) }, body: old.body }
  },
}

/** An attacker between site and provider answers that a paid withdrawal failed, so that the money returns. */
export const attack: Attack = {
  item: 'forged answers',
  title: 'a forged answer of the payout provider returns no money',
  async run({ form }) {
    const site = await startSite({ WIRE_ENCRYPTION: 'off' })
    await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
    const at = withdrawalsAt(site)
    let answer = (_id: string): ProviderAnswer => ({ headers: {}, body: '' })
    const provider = await openProvider(({ path }) => answer(path.split('/')[2] ?? ''))
    const outside = payingThrough(site.platform, { url: provider.url, secret })
    const breaches: string[] = []
    const rounds = form === 'short' ? 1 : 20
    let tried = 0
    try {
      for (const [name, forge] of Object.entries(forgeries)) {
        for (let round = 0; round < rounds; round += 1) {
          const { member, id } = await at.inReview()
          answer = (asked) => {
            const nowMs = site.platform.clock.now()
            return forge({ id: asked, nowMs, other: providerAnswer(secret, nowMs, failed('wd_0')) })
          }
          tried += 2
          await approveWithdrawal(outside, { id, actor: 'tester' })
          // Refusing asks the provider to stop the payout first.
          const reason = '账户异常'
          await refuseWithdrawal(outside, { id, actor: 'tester', reason }).catch(() => undefined)
          const { state } = await at.orderOf(member, id)
          if (state !== 'paying') breaches.push(`${name}: the withdrawal is ${String(state)}`)
          // The provider is asked again, and its own answer is believed.
          answer = (asked) =>
            providerAnswer(secret, site.platform.clock.now(), {
              id: asked,
              fate: 'paid',
              reference: `R-${asked}`,
            })
          site.platform.clock.advance?.(2 * minuteMs)
          await payOutDue(outside)
          const wallet = await at.walletOf(member)
          if (wallet.join() !== '700.00,0.00')
            breaches.push(`${name}: the member has ${wallet.join(' and ')} after the payment`)
        }
      }
      return { tried: `${tried} forged answers`, breaches }
    } finally {
      provider.close()
      await site.close()
    }
  },
}
