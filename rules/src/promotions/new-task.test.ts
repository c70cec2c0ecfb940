import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import { newTaskView, type TaskFacts } from './new-task.ts'
import { taskNames, type TermsOf } from './terms.ts'

const terms: TermsOf<'newTask'> = {
  kind: 'newTask',
  multipleHundredths: 100,
  budget: { shareBp: 100, floor: 0n },
  days: 30,
  depositLeast: 100_00n,
  countedLeast: 10_00n,
  rewards: {
    phone: 5_00n,
    identity: 5_00n,
    'withdrawal-password': 5_00n,
    'own-limit': 5_00n,
    deposit: 8_00n,
    counted: 5_00n,
    parlay: 8_00n,
  },
  allReward: 18_00n,
}
const registeredAt = instant(Date.UTC(2026, 10, 1))
const nothing: TaskFacts = {
  registeredAt,
  hasPhone: false,
  hasName: false,
  hasBirthday: false,
  hasWithdrawalPassword: false,
  hasOwnLimit: false,
  hasSettledParlay: false,
  deposited: 99_99n,
  counted: 9_99n,
}
const everything: TaskFacts = {
  registeredAt,
  hasPhone: true,
  hasName: true,
  hasBirthday: true,
  hasWithdrawalPassword: true,
  hasOwnLimit: true,
  hasSettledParlay: true,
  deposited: 100_00n,
  counted: 10_00n,
}
const claimable = (facts: TaskFacts, at = registeredAt) =>
  newTaskView(terms, facts, at)
    .items.filter(({ state }) => state === 'claimable')
    .map(({ item }) => item)

describe('the tasks of a new member', () => {
  it('are none before anything is done, and all with one more award at the end', () => {
    expect(claimable(nothing)).toEqual([])
    expect(claimable(everything)).toEqual([...taskNames, 'all'])
    const sum = newTaskView(terms, everything, registeredAt).items.reduce(
      (total, { amount }) => total + amount,
      0n,
    )
    expect(sum).toBe(59_00n)
  })

  it.each([
    ['hasPhone', 'phone'],
    ['hasName', 'identity'],
    ['hasBirthday', 'identity'],
    ['hasWithdrawalPassword', 'withdrawal-password'],
    ['hasOwnLimit', 'own-limit'],
    ['hasSettledParlay', 'parlay'],
    ['deposited', 'deposit'],
    ['counted', 'counted'],
  ] as const)('miss without %s the task %s, and the award for all', (fact, task) => {
    const without = { ...everything, [fact]: nothing[fact] }
    expect(claimable(without)).toEqual(taskNames.filter((name) => name !== task))
  })

  it('are claimed within thirty days of the registration', () => {
    const end = later(registeredAt, 30 * dayMs)
    expect(claimable(everything, later(end, -1))).toHaveLength(8)
    const late = newTaskView(terms, everything, end).items
    expect(late.every(({ state }) => state === 'expired')).toBe(true)
  })
})
