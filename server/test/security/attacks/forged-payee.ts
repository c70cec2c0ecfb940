import { randomUUID } from 'node:crypto'
import { customerInfo, depositOrders, pay } from '@xinghe/contract/wallet-deposit.ts'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'
import { depositor } from '../../depositor.ts'
import {
  openProvider,
  providerAnswer,
  type HeardRequest,
  type ProviderAnswer,
} from '../../provider.ts'
import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

const secret = 'the-secret-of-the-provider'
const theirs = 'the-account-of-the-attacker'

/** What the provider answers about an order: whom the member pays. */
const payeeOf = (orderId: string, account: string) => ({
  orderId,
  bank: '',
  branch: '',
  holder: '',
  account,
  qrText: `https://pay.example/${account}`,
})

interface Scene {
  readonly orderId: string
  readonly nowMs: number
  readonly request: HeardRequest
}

/** Answers that somebody between us and the provider can make, all with an account of theirs. */
const forgeries: Record<string, (scene: Scene) => ProviderAnswer> = {
  unsigned: ({ orderId }) => ({ headers: {}, body: JSON.stringify(payeeOf(orderId, theirs)) }),
  'signed with another secret': ({ orderId, nowMs }) =>
    providerAnswer('a-secret-that-was-made-up', nowMs, payeeOf(orderId, theirs)),
  'signed an hour ago': ({ orderId, nowMs }) =>
    providerAnswer(secret, nowMs - hourMs, payeeOf(orderId, theirs)),
  // The attacker has an account at the provider, who signs what belongs to it.
  "another order's": ({ nowMs }) => providerAnswer(secret, nowMs, payeeOf('dep_00000000', theirs)),
  'of no order': ({ nowMs }) => {
    const { orderId: _, ...payee } = payeeOf('', theirs)
    return providerAnswer(secret, nowMs, payee)
  },
  'with the account changed': ({ orderId, nowMs }) => {
    const genuine = providerAnswer(secret, nowMs, payeeOf(orderId, 'the-account-of-the-house'))
    return { headers: genuine.headers, body: JSON.stringify(payeeOf(orderId, theirs)) }
  },
  'with the timestamp changed': ({ orderId, nowMs }) => {
    const old = providerAnswer(secret, nowMs - hourMs, payeeOf(orderId, theirs))
    return { headers: { ...old.headers, 'x-timestamp': String(nowMs) }, body: old.body }
  },
  'with the signature of our request': ({ orderId, request }) => ({
    headers: Object.fromEntries(
      ['x-timestamp', 'x-key-id', 'x-signature'].map((name) => [
        name,
        String(request.headers[name]),
      ]),
    ),
    body: JSON.stringify(payeeOf(orderId, theirs)),
  }),
}

const attackedRails: readonly RailName[] = ['bank', 'alipay', 'usdt-trc20']

/** An attacker between site and provider has members pay to an account of theirs. */
export const attack: Attack = {
  item: 'forged answers',
  title: 'a forged answer of the deposit provider shows no member another payee',
  async run({ form }) {
    let answer: (request: HeardRequest) => ProviderAnswer = () => ({ headers: {}, body: '' })
    const provider = await openProvider((request) => answer(request))
    const site = await startSite({
      WIRE_ENCRYPTION: 'off',
      RAIL_ADAPTER: 'http',
      RAIL_URL: provider.url,
      RAIL_SECRET: secret,
      RAIL_CALLBACK_SECRETS: attackedRails.map((rail) => `${rail}=callbacks-of-${rail}`).join(),
    })
    const idOf = ({ body }: HeardRequest): string =>
      String((JSON.parse(body) as Record<string, unknown>)['orderId'])
    const breaches: string[] = []
    let tried = 0
    try {
      for (const rail of form === 'short' ? attackedRails.slice(0, 1) : attackedRails) {
        for (const [name, forge] of Object.entries(forgeries)) {
          const member = await depositor(site)
          const order = { rail, amount: '500.00' }
          answer = (request) =>
            forge({ orderId: idOf(request), nowMs: site.platform.clock.now(), request })
          tried += 1
          const requestId = randomUUID()
          const told = await member.call(pay, order, requestId)
          if (told.data.refusal !== 'outside-unreachable')
            breaches.push(`${name}, ${rail}: the order was answered ${JSON.stringify(told.data)}`)
          const { data: orders } = await member.call(depositOrders, {})
          if (JSON.stringify(orders) !== '[]') breaches.push(`${name}, ${rail}: there is an order`)
          // The provider's own answer is believed, for the same request.
          answer = (request) =>
            providerAnswer(
              secret,
              site.platform.clock.now(),
              payeeOf(idOf(request), 'the-account-of-the-house'),
            )
          const { data } = await member.call(pay, order, requestId)
          const shown = await member.call(customerInfo, { orderId: String(data['orderId']) })
          if (shown.data['account'] !== 'the-account-of-the-house')
            breaches.push(`${name}, ${rail}: the member pays ${String(shown.data['account'])}`)
        }
      }
      return { tried: `${tried} forged answers`, breaches }
    } finally {
      provider.close()
      await site.close()
    }
  },
}
