import { checkRealName } from '@xinghe/rules/account/real-name.ts'
import { checkAlipay } from '@xinghe/rules/wallet/alipay-account.ts'
import { checkBankCard } from '@xinghe/rules/wallet/bank-card.ts'
import { checkCoinAddress, type CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import { addCardText as words } from './messages.ts'

const bankTexts = {
  'bank-card-empty': words.numberEmpty,
  'bank-card-shape': words.numberShape,
  'bank-card-checksum': words.numberChecksum,
} as const

const alipayTexts = {
  'alipay-empty': words.accountEmpty,
  'alipay-shape': words.accountShape,
} as const

const holderTexts = {
  'real-name-empty': words.holderEmpty,
  'real-name-shape': words.holderShape,
} as const

const shapeTexts = { trc20: words.trc20Shape, erc20: words.erc20Shape } as const

/** Each says what is wrong with what was typed, untranslated; undefined where nothing is. */
export const bankNumberFault = (typed: string): string | undefined => {
  const checked = checkBankCard(typed)
  return checked.ok ? undefined : bankTexts[checked.reason]
}

export const alipayFault = (typed: string): string | undefined => {
  const checked = checkAlipay(typed)
  return checked.ok ? undefined : alipayTexts[checked.reason]
}

export const addressFault = (network: CoinNetwork, typed: string): string | undefined => {
  const checked = checkCoinAddress(network, typed)
  if (checked.ok) return undefined
  if (checked.reason === 'coin-address-empty') return words.addressEmpty
  return checked.reason === 'coin-address-shape' ? shapeTexts[network] : words.addressChecksum
}

export const holderFault = (typed: string): string | undefined => {
  const checked = checkRealName(typed)
  return checked.ok ? undefined : holderTexts[checked.reason]
}
