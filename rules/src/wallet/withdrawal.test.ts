import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnderWay, moveWithdrawal, withdrawalStates, type WithdrawalState } from './withdrawal.ts'

const allowed = [
  ['requested', 'reviewing', 'stays'],
  ['reviewing', 'paying', 'stays'],
  ['reviewing', 'refused', 'returns'],
  ['paying', 'paid', 'leaves'],
  ['paying', 'refused', 'returns'],
] as const

describe('a withdrawal', () => {
  it.each(allowed)('goes from %s to %s, and its money %s', (from, to, locked) => {
    expect(moveWithdrawal(from, to)).toEqual({ ok: true, value: { state: to, locked } })
  })

  it('takes no other step', () => {
    const known = new Set(allowed.map(([from, to]) => `${from} ${to}`))
    for (const from of withdrawalStates)
      for (const to of withdrawalStates)
        expect(moveWithdrawal(from, to).ok).toBe(known.has(`${from} ${to}` as never))
  })

  it('is under way until it is paid or refused', () => {
    expect(withdrawalStates.filter(isUnderWay)).toEqual(['requested', 'reviewing', 'paying'])
  })

  it('lets its money leave or return once, never both, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...withdrawalStates), { maxLength: 30 }), (tries) => {
        let state: WithdrawalState = 'requested'
        let moved = 0
        for (const to of tries) {
          const step = moveWithdrawal(state, to)
          if (!step.ok) continue
          state = step.value.state
          if (step.value.locked !== 'stays') moved += 1
        }
        expect(moved).toBe(isUnderWay(state) ? 0 : 1)
      }),
    )
  })
})
