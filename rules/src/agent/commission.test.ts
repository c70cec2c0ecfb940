import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { fenFromText } from '../base/money.ts'
import {
  commissionOf,
  commissionOn,
  isActiveMember,
  nextStep,
  reachedStep,
  type MemberMonth,
} from './commission.ts'
import type { AgentTerms } from './terms.ts'

const yuan = (amount: number): bigint => BigInt(amount) * 100n

const terms: AgentTerms = {
  kind: 'agent',
  activeMember: { deposited: yuan(100), counted: yuan(1_000) },
  steps: [
    { active: 0, base: 0n, rateBp: 2_500 },
    { active: 10, base: yuan(50_000), rateBp: 3_000 },
    { active: 30, base: yuan(200_000), rateBp: 3_500 },
    { active: 80, base: yuan(1_000_000), rateBp: 4_000 },
  ],
  reviewAbove: yuan(10_000),
}

const member = (given: Partial<MemberMonth> = {}): MemberMonth => ({
  deposited: 0n,
  counted: 0n,
  net: 0n,
  awards: 0n,
  isSamePerson: false,
  ...given,
})
const activeOnes = (number: number): MemberMonth[] =>
  Array.from({ length: number }, () => member({ deposited: yuan(100), counted: yuan(1_000) }))

describe('a commission', () => {
  const fen = (text = ''): bigint => fenFromText(text) ?? -1n
  it.each(readVectors('commissions.csv'))(
    'of %s active members, won %s, awards %s: base %s at %s is %s',
    (active, houseWin, awards, base, rateBp, amount) => {
      const members = [
        ...activeOnes(Number(active)),
        member({ net: -fen(houseWin), awards: fen(awards) }),
      ]
      expect(commissionOf(terms, members)).toEqual({
        active: Number(active),
        houseWin: fen(houseWin),
        awards: fen(awards),
        base: fen(base),
        rateBp: Number(rateBp),
        amount: fen(amount),
      })
    },
  )

  it('of no members is nothing at the first rate', () => {
    expect(commissionOf(terms, [])).toMatchObject({
      active: 0,
      base: 0n,
      rateBp: 2_500,
      amount: 0n,
    })
  })
})

describe('an active member', () => {
  it.each([
    [yuan(100), yuan(1_000), true],
    [yuan(100) - 1n, yuan(1_000), false],
    [yuan(100), yuan(1_000) - 1n, false],
  ])('has deposited %d and counted %d: %s', (deposited, counted, isActive) => {
    expect(isActiveMember(terms, member({ deposited, counted }))).toBe(isActive)
    expect(isActiveMember(terms, member({ deposited, counted, isSamePerson: true }))).toBe(false)
  })
})

it('a share of a result is the one of members who come to it', () => {
  const result = yuan(60_000)
  const members = [...activeOnes(10), member({ net: -result })]
  expect(commissionOf(terms, members)).toMatchObject(commissionOn(terms, 10, result))
  expect(commissionOn(terms, 10, result).rateBp).toBe(reachedStep(terms.steps, 10, result).rateBp)
})

describe('the next step', () => {
  it('is the one after the reached, and none after the highest', () => {
    expect(nextStep(terms.steps, 0, 0n)?.rateBp).toBe(3_000)
    expect(nextStep(terms.steps, 500, yuan(60_000))?.rateBp).toBe(3_500)
    expect(nextStep(terms.steps, 80, yuan(1_000_000))).toBeNull()
  })
})

const amounts = fc.bigInt({ min: 0n, max: yuan(100_000) })
const months = fc.record({
  deposited: amounts,
  counted: amounts,
  net: fc.bigInt({ min: -yuan(100_000), max: yuan(100_000) }),
  awards: fc.bigInt({ min: -yuan(1_000), max: yuan(1_000) }),
  isSamePerson: fc.boolean(),
})
const manyMonths = fc.array(months, { maxLength: 40 })

describe('every commission', () => {
  it('is between nothing and its share of the base, which is never below zero', () => {
    fc.assert(
      fc.property(manyMonths, (members) => {
        const { houseWin, awards, base, rateBp, amount } = commissionOf(terms, members)
        const result = houseWin - awards
        expect(base).toBe(result > 0n ? result : 0n)
        expect(amount >= 0n && amount <= base).toBe(true)
        const exact = base * BigInt(rateBp)
        expect(amount * 10_000n <= exact && exact < (amount + 1n) * 10_000n).toBe(true)
      }),
    )
  })

  it('is the same with and without members who are the agent', () => {
    fc.assert(
      fc.property(manyMonths, (members) => {
        const others = members.filter(({ isSamePerson }) => !isSamePerson)
        expect(commissionOf(terms, members)).toEqual(commissionOf(terms, others))
      }),
    )
  })

  it('does not depend on the order of the members', () => {
    const shuffled = manyMonths.chain((members) =>
      fc.tuple(fc.constant(members), fc.shuffledSubarray(members, { minLength: members.length })),
    )
    fc.assert(
      fc.property(shuffled, ([members, mixed]) => {
        expect(commissionOf(terms, mixed)).toEqual(commissionOf(terms, members))
      }),
    )
  })

  it('has no lower rate with one more active member', () => {
    fc.assert(
      fc.property(manyMonths, fc.integer({ min: 1, max: 90 }), (members, more) => {
        const before = commissionOf(terms, members)
        const after = commissionOf(terms, [...members, ...activeOnes(more)])
        expect(after.active).toBe(before.active + more)
        expect(after.rateBp).toBeGreaterThanOrEqual(before.rateBp)
      }),
    )
  })
})
