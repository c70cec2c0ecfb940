import { expect, it } from 'vitest'
import { addCardPath, managePath, tabFrom } from './card-paths.ts'

it('takes an address that names no tab for the bank cards', () => {
  expect(tabFrom('coin')).toBe('coin')
  expect(tabFrom('card_123')).toBe('bank')
  expect(tabFrom(undefined)).toBe('bank')
})

it('puts both coin networks on one tab', () => {
  expect(managePath('trc20')).toBe('/mine/accountManage/coin')
  expect(managePath('alipay')).toBe('/mine/accountManage/alipay')
})

it('tells the form its network and where to go on', () => {
  expect(addCardPath('bank')).toBe('/mine/addBankCard')
  expect(addCardPath('erc20', 'takeMoney')).toBe(
    '/mine/virtualCoinCard?network=erc20&from=takeMoney',
  )
})
