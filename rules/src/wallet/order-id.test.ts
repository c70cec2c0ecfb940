import { expect, it } from 'vitest'
import { isDepositId } from './order-id.ts'

it.each(['dep_0123456789abcdef', 'dep_abcdefgh'])('knows %s as the id of a deposit', (id) => {
  expect(isDepositId(id)).toBe(true)
})

it.each([
  'wd_0123456789abcdef',
  'dep_',
  'dep_short',
  'dep_ABCDEFGH',
  'dep_abcdefgh\n',
  ' dep_abcdefgh',
  'dep_abc_defgh',
  `dep_${'a'.repeat(33)}`,
])('refuses %j', (id) => {
  expect(isDepositId(id)).toBe(false)
})
