import { expect, it } from 'vitest'
import { entryOf } from './mine-links.ts'

it('puts the waiting pages under deposits and the cards under withdrawals', () => {
  expect(entryOf('virtualWait')).toBe('saveMoney')
  expect(entryOf('accountManage')).toBe('takeMoney')
})

it('leaves a page with an entry of its own, or with none at all, as it is', () => {
  expect(entryOf('wallet')).toBe('wallet')
  expect(entryOf('vipDetail')).toBe('vipDetail')
})
