import * as calls from '@xinghe/contract/wallet.ts'
import { readWallet } from '../../ledger/read-balance.ts'
import type { Platform } from '../../platform/parts.ts'
import { forMember, type Route } from '../../platform/http/route.ts'

export const walletRoutes = ({ sql }: Platform): Route[] => [
  forMember(calls.balance, async (input, { memberId }) => {
    const wallet = await readWallet(sql, memberId)
    return {
      centerWalletBalance: wallet.centre,
      ...(input.withLockMoney === 1 ? { lockMoney: wallet.locked } : {}),
    }
  }),
]
