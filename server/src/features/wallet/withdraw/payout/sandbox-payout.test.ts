import { expect, it } from 'vitest'
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

it('pays, fails, waits or loses its answer, chosen by the cents', async () => {
  const pay = (amount: bigint, tries?: number) => sandboxPayout.pay(order(amount, tries))
  const paid = { fate: 'paid', reference: 'SBX-SANDBOX001' }
  expect(await pay(100_00n)).toEqual(paid)
  expect(await pay(100_01n)).toMatchObject({ fate: 'failed' })
  expect(await pay(100_02n)).toEqual({ fate: 'pending' })
  expect(await pay(100_02n, 2)).toEqual(paid)
  await expect(pay(100_03n)).rejects.toMatchObject({ refusal: 'outside-unreachable' })
  expect(await pay(100_03n, 1)).toEqual(paid)
})
