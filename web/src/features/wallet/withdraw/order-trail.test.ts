import { describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import { trailOf } from './order-trail.ts'

const order = (...states: [WithdrawalState, ...WithdrawalState[]]) => ({
  state: states.at(-1) ?? states[0],
  steps: states.map((state, at) => ({ state, at: instant(at), reason: null })),
})
const shape = (...states: [WithdrawalState, ...WithdrawalState[]]) =>
  trailOf(order(...states)).map(({ state, place }) => `${state} ${place}`)

describe('the trail of a withdrawal', () => {
  it('shows the steps that are still to come', () => {
    expect(shape('requested', 'reviewing')).toEqual([
      'requested done',
      'reviewing current',
      'paying coming',
      'paid coming',
    ])
  })

  it('is done throughout once it is paid', () => {
    expect(shape('requested', 'reviewing', 'paying', 'paid')).toEqual([
      'requested done',
      'reviewing done',
      'paying done',
      'paid done',
    ])
  })

  it('ends where it was refused', () => {
    expect(shape('requested', 'reviewing', 'refused')).toEqual([
      'requested done',
      'reviewing done',
      'refused done',
    ])
  })
})
