import { expect, it } from 'vitest'
import { passwordText } from './messages.ts'
import { waysOf } from './prove-way.ts'

const nobody = { bindPhone: 0, bindEmail: 0, phone: null, email: null } as const

it('always offers the old password, and says why the others are closed', () => {
  const ways = waysOf(nobody, passwordText.byOldLine)
  expect(ways.map(({ way, open }) => [way, open])).toEqual([
    ['old', true],
    ['phone', false],
    ['email', false],
  ])
  expect(ways[1]?.line).toBe(passwordText.noPhone)
})

it('names the masked phone and email that a code would go to', () => {
  const member = {
    bindPhone: 1,
    bindEmail: 1,
    phone: '+86 138****8000',
    email: 'a***@b.cn',
  } as const
  const [, phone, email] = waysOf(member, passwordText.byOldLine)
  expect([phone?.open, phone?.params['phone']]).toEqual([true, '+86 138****8000'])
  expect([email?.open, email?.params['email']]).toEqual([true, 'a***@b.cn'])
})
