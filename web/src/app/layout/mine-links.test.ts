import { expect, it } from 'vitest'
import { entryOf } from './mine-links.ts'

it('puts the waiting pages under deposits, the cards under withdrawals and the details under VIP', () => {
  expect(entryOf('virtualWait')).toBe('saveMoney')
  expect(entryOf('accountManage')).toBe('takeMoney')
  expect(entryOf('vipDetail')).toBe('vip')
})

it('leaves a page with an entry of its own, or with none at all, as it is', () => {
  expect(entryOf('wallet')).toBe('wallet')
  expect(entryOf('exchange')).toBe('exchange')
})
