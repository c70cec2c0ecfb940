import { expect, it } from 'vitest'
import { dealPhase, dealPhases, dealStatesOf } from './deal-phase.ts'

it('puts every state into one phase', () => {
  const states = dealPhases.flatMap(dealStatesOf)
  expect(new Set(states).size).toBe(states.length)
  for (const phase of dealPhases) {
    for (const state of dealStatesOf(phase)) expect(dealPhase(state)).toBe(phase)
  }
})

it('calls money done only when it has arrived', () => {
  expect(dealStatesOf('done')).toEqual(['paid', 'paid-late', 'credited-in-review', 'done'])
})

it('knows no other state', () => {
  expect(dealPhase('')).toBeNull()
  expect(dealPhase('toString')).toBeNull()
})
