import { expect, it } from 'vitest'
import { systemClock } from '../../../../platform/clock/clock.ts'
import type { PayoutOrder } from './payout-adapter.ts'
import { sandboxPayout } from './sandbox-payout.ts'

const order = (amount: bigint, earlierTries = 0): PayoutOrder => ({
  id: 'wd_sandbox001',
  kind: 'bank',
  bank: 'CMB',
  branch: '',
  number: '',
  holder: '',
  amount,
  coinAmount: null,
  earlierTries,
})

const sandbox = sandboxPayout('secret of the sandbox', systemClock)

it('pays, fails, waits or loses its answer, chosen by the cents', async () => {
  const pay = (amount: bigint, tries?: number) => sandbox.pay(order(amount, tries))
  const paid = { fate: 'paid', reference: 'SBX-SANDBOX001' }
  expect(await pay(100_00n)).toMatchObject(paid)
  expect(await pay(100_01n)).toMatchObject({ fate: 'failed' })
  expect(await pay(100_02n)).toMatchObject({ fate: 'pending' })
  expect(await pay(100_02n, 2)).toMatchObject(paid)
  await expect(pay(100_03n)).rejects.toMatchObject({ refusal: 'outside-unreachable' })
  expect(await pay(100_03n, 1)).toMatchObject(paid)
})
