import { coinNetworks, type CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import type { RailName } from '@xinghe/rules/wallet/rails.ts'

const networkRails = { trc20: 'usdt-trc20', erc20: 'usdt-erc20' } as const

export const railOfNetwork = (network: CoinNetwork): RailName => networkRails[network]

export const networkOf = (rail: RailName): CoinNetwork | null =>
  coinNetworks.find((network) => networkRails[network] === rail) ?? null
