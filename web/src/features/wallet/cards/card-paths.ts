import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import { pathOf, type RouteName } from '../../../platform/navigation/route-paths.ts'

/** The parts of the page, as its address names them. */
export const cardTabs = ['bank', 'coin', 'alipay'] as const
export type CardTab = (typeof cardTabs)[number]

export const tabFrom = (id: string | undefined): CardTab =>
  cardTabs.find((tab) => tab === id) ?? 'bank'

export const tabOf = (kind: CardKind): CardTab =>
  kind === 'trc20' || kind === 'erc20' ? 'coin' : kind

export const kindsOf: Readonly<Record<CardTab, readonly CardKind[]>> = {
  bank: ['bank'],
  coin: ['trc20', 'erc20'],
  alipay: ['alipay'],
}

const addRoutes = {
  bank: 'addBankCard',
  coin: 'virtualCoinCard',
  alipay: 'alipayManage',
} as const satisfies Record<CardTab, RouteName>

export const managePath = (kind: CardKind): string => pathOf('accountManage', { id: tabOf(kind) })

/** The form that binds one more; `from` is where the member goes on afterwards. */
export const addCardPath = (kind: CardKind, from?: 'takeMoney'): string => {
  const search = new URLSearchParams({
    ...(tabOf(kind) === 'coin' ? { network: kind } : {}),
    ...(from === undefined ? {} : { from }),
  }).toString()
  const path = pathOf(addRoutes[tabOf(kind)])
  return search === '' ? path : `${path}?${search}`
}
