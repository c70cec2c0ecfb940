import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  answered,
  confirming,
  keyOf,
  keysOf,
  likes,
  limits,
  orderOf,
  pickOf,
  quoteFor,
  refused,
  sentWith,
  touched,
} from '../../../vectors/slip-picks.ts'
import { betRisk } from '../bet.ts'
import { offeredBets } from './bets.ts'
import { groupKey, isChampion, type SlipPick } from './item.ts'
import { maxSlipItems, slipModes } from './picks.ts'
import { slipFault, type SlipAction } from './reducer.ts'
import { fieldOf } from './stakes.ts'
import { intentionOf, isConfirming, type SlipState } from './state.ts'
import { storedOf } from './stored.ts'

const plays = fc.constantFrom<Partial<SlipPick>>(
  { play: 'R', side: 'H', line: -2 },
  { play: 'R', side: 'C', line: -2 },
  { play: 'RE', side: 'H', line: 1, marketId: 'other' },
  { play: 'OU', side: 'O', line: 10 },
  { play: 'HM', side: 'N', line: null },
  { play: 'FS', side: 'run_1', line: null },
  { play: 'FS', side: 'run_2', line: null },
)
const matches = fc.integer({ min: 0, max: 14 }).map((index) => `m${index}`)
const touch = fc
  .tuple(matches, plays)
  .map(([match, play]): SlipAction => ({ type: 'pick-toggled', pick: pickOf(match, play) }))
const orders = fc.array(fc.constantFrom(orderOf(), confirming, refused), {
  minLength: 1,
  maxLength: 10,
})
const requests = fc.constantFrom('request-1', 'request-1', 'request-2')

/** Steps that depend on the state are made from it when it is reached. */
type Step = (state: SlipState) => SlipAction
const fixed =
  (action: SlipAction): Step =>
  () =>
    action
const fieldAt = ({ slip }: SlipState, at: number): string => {
  const bets = offeredBets(slip)
  const bet = bets[at % Math.max(1, bets.length)]
  return bet === undefined ? '' : fieldOf(bet)
}
const step = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 8, arbitrary: touch.map(fixed) },
  fc.constantFrom(...slipModes).map((mode) => fixed({ type: 'mode-chosen', mode })),
  fc.nat({ max: 9 }).map((at): Step => (state) => ({
    type: 'pick-removed',
    key: keysOf(state)[at] ?? '',
  })),
  fc.constant(fixed({ type: 'cleared' })),
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat({ max: 9 }), fc.integer({ min: 0, max: 9_999 }))
      .map(([at, amount]): Step => (state) => ({
        type: 'stake-typed',
        field: fieldAt(state, at),
        text: String(amount),
      })),
  },
  fc.bigInt({ min: 1n, max: 900_000n }).map((amount) => fixed({ type: 'stake-added', amount })),
  fc.constant(fixed({ type: 'everything-staked' })),
  {
    weight: 4,
    arbitrary: fc
      .record({ price: fc.integer({ min: 1, max: 500 }), balance: fc.bigInt(0n, 400_000n) })
      .map(
        (changes): Step =>
          (state) =>
            quoteFor(state, changes),
      ),
  },
  fc.constant(fixed({ type: 'prices-heard', heard: {} })),
  {
    weight: 4,
    arbitrary: requests.map((requestId) => fixed({ type: 'pressed', requestId, policy: 'any' })),
  },
  fc
    .tuple(requests, fc.boolean())
    .map(([requestId, missing]) => fixed({ type: 'lost', requestId, missing })),
  // An answer may lack orders of its request, and has no others.
  fc.tuple(requests, orders).map(([requestId, all]): Step => (state) => ({
    type: 'answered',
    requestId,
    orders: all.slice(0, intentionOf(state)?.request.bets.length),
  })),
  requests.map((requestId) => fixed({ type: 'refused', requestId })),
  requests.map((requestId) => fixed({ type: 'abandoned', requestId })),
  requests.map((requestId) => fixed({ type: 'resent', requestId })),
  fc
    .tuple(requests, fc.boolean())
    .map(([requestId, keepPicks]) => fixed({ type: 'dismissed', requestId, keepPicks })),
  fc.constant<Step>((state) => ({ type: 'member-changed', stored: storedOf(state) })),
  // Another tab that does not know the answer yet, and one that has not heard of the last press.
  fc.constant<Step>((state) => ({ type: 'stored-elsewhere', stored: storedOf(state) })),
  fc.constant<Step>((state) => ({
    type: 'stored-elsewhere',
    stored: storedOf(after(state, { type: 'member-changed', stored: storedOf(state) })),
  })),
  fc.constant<Step>((state) => ({
    type: 'stored-elsewhere',
    stored: { ...storedOf(state), intention: null },
  })),
)

/** Random steps alone rarely come as far as a full slip or an answer. */
const starts: readonly SlipState[] = [
  likes('M'),
  touched(...Array.from({ length: maxSlipItems }, (_, at) => pickOf(`m${at}`))),
  sentWith(pickOf('m1'), pickOf('m2')),
  after(sentWith(pickOf('m1'), pickOf('m2')), answered(orderOf(), confirming)),
]
const walks = fc.record({
  start: fc.constantFrom(...starts),
  steps: fc.array(step, { maxLength: 40 }),
})
type Walk = typeof walks extends fc.Arbitrary<infer Value> ? Value : never

const walk = (
  { start, steps }: Walk,
  look: (now: SlipState, before: SlipState, action: SlipAction) => void,
): void => {
  let state = start
  for (const next of steps) {
    const action = next(state)
    const before = state
    state = after(before, action)
    look(state, before, action)
  }
}

describe('every slip that can be reached', () => {
  it('holds at most ten picks, one of a play group, and no champion beside a match', () => {
    fc.assert(
      fc.property(walks, (path) =>
        walk(path, ({ slip }) => {
          expect(slip.items.length).toBeLessThanOrEqual(maxSlipItems)
          expect(new Set(slip.items.map(groupKey)).size).toBe(slip.items.length)
          expect(new Set(slip.items.map(isChampion)).size).toBeLessThanOrEqual(1)
          if (slip.items.length > 1) expect(slip.multiple).toBe(true)
          expect(slip.oddsType).toBe('M')
        }),
      ),
    )
  })

  it('gains and loses no pick while an order is confirming', () => {
    fc.assert(
      fc.property(walks, (path) =>
        walk(path, (now, before, action) => {
          if (!isConfirming(before.slip)) return
          if (slipFault(before, action) !== null) expect(now).toBe(before)
          if (intentionOf(now) !== null) expect(keysOf(now)).toEqual(keysOf(before))
        }),
      ),
    )
  })

  it('remembers a request until its outcome is known, and never makes two of one press', () => {
    const ends: readonly SlipAction['type'][] = [
      'refused',
      'abandoned',
      'dismissed',
      'pick-toggled',
      'stored-elsewhere',
      'member-changed',
    ]
    fc.assert(
      fc.property(walks, (path) =>
        walk(path, (now, before, action) => {
          const [asked, left] = [intentionOf(before), intentionOf(now)]
          if (asked === null) return
          if (left !== null) expect(left).toEqual(asked)
          else expect(ends).toContain(action.type)
          if (left === null && before.placement.phase === 'answered')
            expect(before.placement.orders.every(({ state }) => state !== 'confirming')).toBe(true)
          // Only a decided request ends without an outcome action.
          if (left === null && before.placement.phase !== 'answered')
            expect(['pick-toggled', 'stored-elsewhere', 'member-changed']).not.toContain(
              action.type,
            )
        }),
      ),
    )
  })

  it('is locked exactly while a request waits for its outcome', () => {
    fc.assert(
      fc.property(walks, (path) =>
        walk(path, ({ slip, placement }) => {
          if (placement.phase === 'none') expect(isConfirming(slip)).toBe(false)
          if (placement.phase === 'sending' || placement.phase === 'unknown')
            expect(isConfirming(slip)).toBe(true)
        }),
      ),
    )
  })

  it('takes no stake above what limits and balance leave', () => {
    fc.assert(
      fc.property(walks, (path) =>
        walk(path, ({ slip, quotes }, before, action) => {
          if (action.type !== 'stake-typed' || quotes.askedAt === null) return
          const isQuoted = Object.hasOwn(quotes.picks, action.field) || slip.series
          const bet = offeredBets(slip).find((offered) => fieldOf(offered) === action.field)
          if (bet === undefined || !isQuoted || isConfirming(before.slip)) return
          expect(betRisk(bet.bet)).toBeLessThanOrEqual(quotes.balance)
          expect(betRisk(bet.bet)).toBeLessThanOrEqual(limits.memberDayRoom)
        }),
      ),
    )
  })
})

describe('another tab', () => {
  const sent = sentWith(pickOf('a'))
  const stored = storedOf(sent)

  it('that has not heard of the press does not undo it', () => {
    const crossed = { type: 'stored-elsewhere', stored: { ...stored, intention: null } } as const
    expect(after(sent, crossed)).toBe(sent)
    expect(after(sent, { type: 'stored-elsewhere', stored: null })).toBe(sent)
  })

  it('ends it here too once the member has seen the outcome there', () => {
    const slip = likes('M').slip
    const theirs = { slip, intention: null, ended: 'request-1' }
    const synced = after(sent, { type: 'stored-elsewhere', stored: theirs })
    expect(synced).toMatchObject({ slip, placement: { phase: 'none', ended: 'request-1' } })
  })

  it('that has sent a bet locks this one, which asks for the outcome', () => {
    const synced = after(likes('M'), { type: 'stored-elsewhere', stored })
    expect(synced.placement).toMatchObject({ phase: 'unknown', missing: false })
    expect(keysOf(synced)).toEqual([keyOf('a')])
    expect(isConfirming(synced.slip)).toBe(true)
  })
})

it('a stored slip without its request is not locked for ever', () => {
  const stored = { ...storedOf(sentWith(pickOf('a'))), intention: null }
  const restored = after(likes('M'), { type: 'member-changed', stored })
  expect(isConfirming(restored.slip)).toBe(false)
})
