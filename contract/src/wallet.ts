import * as z from 'zod/mini'
import { bit, fen } from './codec.ts'
import { call } from './call.ts'

export const balance = call({
  path: '/fd/api/v1/transfer/getBalance',
  who: 'member',
  repeatable: true,
  summary: 'The centre wallet; with withLockMoney also what is locked.',
  input: z.object({ withLockMoney: z.optional(bit) }),
  output: z.object({ centerWalletBalance: fen, lockMoney: z.optional(fen) }),
})
