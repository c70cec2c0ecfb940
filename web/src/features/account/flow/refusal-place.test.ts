import { expect, it } from 'vitest'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { refusals } from '@xinghe/contract/refusal-table.ts'
import { placeOf } from './refusal-place.ts'

it('puts what concerns a field beside it', () => {
  expect(placeOf('name-taken')).toEqual({ at: 'field', field: 'username' })
  expect(placeOf('wrong-credentials')).toEqual({ at: 'field', field: 'password' })
  expect(placeOf('password-common')).toEqual({ at: 'field', field: 'password' })
})

it('keeps the lock in sight and lets the suspension without pop-up be a toast', () => {
  expect(placeOf('login-locked')).toEqual({ at: 'form' })
  expect(placeOf('login-suspended')).toEqual({ at: 'dialog', support: false })
  expect(placeOf('login-suspended-quietly')).toEqual({ at: 'toast' })
})

it('offers customer service where only that can help', () => {
  const withSupport = (Object.keys(refusals) as RefusalName[]).filter((name) => {
    const place = placeOf(name)
    return place.at === 'dialog' && place.support
  })
  expect(withSupport.map((name) => refusals[name].code).sort()).toEqual([6030, 6030, 6031, 6033])
})

it('hands all five risk answers to the new-device check', () => {
  const risky = (Object.keys(refusals) as RefusalName[]).filter(
    (name) => placeOf(name).at === 'new-device',
  )
  expect(risky.map((name) => refusals[name].code).sort()).toEqual([6025, 6026, 6027, 6028, 6029])
})
