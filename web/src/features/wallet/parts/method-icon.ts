import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'

/** Withdrawals use the icons of deposits. */
export const methodIcons = {
  bank: 'bank',
  alipay: 'alipay',
  trc20: 'usdt-trc20',
  erc20: 'usdt-erc20',
} as const satisfies Record<CardKind, RailName>
