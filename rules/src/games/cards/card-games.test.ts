import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fraction, times, type Fraction } from '../../base/fraction.ts'
import { seededRng } from '../../base/rng.ts'
import type { SoloGame } from '../solo-game.ts'
import { blackjack } from './blackjack/blackjack.ts'
import { blackjackActions } from './blackjack/state.ts'
import { mostOthers, niuniu, niuniuModes, type NiuniuChoice } from './niuniu/niuniu.ts'
import { blackjackStakes, niuniuStakes, zhajinhuaStakes, type StakeLadder } from './stake-ladder.ts'
import { mostOpponents, zhajinhuaActions, type ZhajinhuaChoice } from './zhajinhua/state.ts'
import { zhajinhua } from './zhajinhua/zhajinhua.ts'

const tries = fc.array(fc.nat(20), { maxLength: 12 })
const seeds = fc.nat(0xffff_ffff)

/** Plays with tries of any action, also forbidden ones, and checks every step; then lets the round time out. */
const playThrough = <Choice, State, Action extends string>(
  game: SoloGame<Choice, State, Action, { readonly allowed: readonly Action[] }>,
  actions: readonly Action[],
  choice: Choice,
  seed: number,
  picks: readonly number[],
): { states: State[]; paid: Fraction } => {
  const rng = seededRng(seed)
  let state = game.begin(choice, rng)
  const states = [state]
  expect(compare(game.risk(state), game.openingRisk(choice))).toBe(0)
  for (const pick of picks) {
    const action = actions[pick % Math.max(1, actions.length)]
    if (action === undefined) break
    const next = game.act(state, action, rng)
    expect(next.ok).toBe(game.view(state).allowed.includes(action))
    if (!next.ok) continue
    expect(compare(game.risk(next.value), game.risk(state))).toBeGreaterThanOrEqual(0)
    state = next.value
    states.push(state)
  }
  const left = game.risk(state)
  while (game.payout(state) === null) {
    const next = game.act(state, game.timeoutAction(state), rng)
    if (!next.ok) throw new Error('the action of a round left open was refused')
    state = next.value
    states.push(state)
  }
  expect(compare(game.risk(state), left)).toBe(0)
  for (const each of states) expect(compare(game.risk(each), game.maxRisk)).toBeLessThanOrEqual(0)
  const paid = game.payout(state) ?? fraction(-1)
  expect(compare(paid, game.maxPayout)).toBeLessThanOrEqual(0)
  expect(paid.top).toBeGreaterThanOrEqual(0n)
  return { states, paid }
}

const isWhole = (paid: Fraction, stakes: StakeLadder): boolean =>
  stakes.every((stake) => times(paid, fraction(stake)).bottom === 1n)

describe('every card game', () => {
  it('stays within its greatest risk and payout, replays the same, and pays whole fen: 二十一点', () => {
    fc.assert(
      fc.property(seeds, tries, (seed, picks) => {
        const first = playThrough(blackjack, blackjackActions, null, seed, picks)
        expect(playThrough(blackjack, blackjackActions, null, seed, picks)).toEqual(first)
        expect(isWhole(first.paid, blackjackStakes)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('stays within its greatest risk and payout, replays the same, and pays whole fen: 牛牛', () => {
    const choices: fc.Arbitrary<NiuniuChoice> = fc.record({
      mode: fc.constantFrom(...niuniuModes),
      others: fc.nat(mostOthers),
    })
    fc.assert(
      fc.property(choices, seeds, (choice, seed) => {
        const first = playThrough(niuniu, [], choice, seed, [])
        expect(playThrough(niuniu, [], choice, seed, [])).toEqual(first)
        expect(isWhole(first.paid, niuniuStakes)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('stays within its greatest risk and payout, replays the same, and pays whole fen: 炸金花', () => {
    const choices: fc.Arbitrary<ZhajinhuaChoice> = fc.record({
      opponents: fc.integer({ min: 1, max: mostOpponents }),
    })
    fc.assert(
      fc.property(choices, seeds, tries, (choice, seed, picks) => {
        const first = playThrough(zhajinhua, zhajinhuaActions, choice, seed, picks)
        expect(playThrough(zhajinhua, zhajinhuaActions, choice, seed, picks)).toEqual(first)
        expect(isWhole(first.paid, zhajinhuaStakes)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('shows the same, whatever the hidden cards are', () => {
    fc.assert(
      fc.property(seeds, fc.nat(51), (seed, other) => {
        const state = blackjack.begin(null, seededRng(seed))
        fc.pre(state.phase !== 'over')
        const [up = 0] = state.dealer
        expect(blackjack.view({ ...state, dealer: [up, other] })).toEqual(blackjack.view(state))
        const hand = zhajinhua.begin({ opponents: 2 }, seededRng(seed))
        const swapped = { ...hand, member: [other, 1, 2], opponents: [[other], [other]] }
        expect(zhajinhua.view(swapped)).toEqual(zhajinhua.view(hand))
      }),
    )
  })
})

describe('stakes', () => {
  it('rise from 2 to 5,000 yuan', () => {
    for (const stakes of [blackjackStakes, niuniuStakes, zhajinhuaStakes]) {
      expect(stakes).toEqual([...new Set(stakes)].sort((a, b) => Number(a - b)))
      expect([stakes[0], stakes.at(-1)]).toEqual([200n, 500_000n])
    }
  })

  it('of odd yuan would not pay a blind win of 炸金花 whole', () => {
    expect(isWhole(fraction(35, 8), [100n])).toBe(false)
    expect(isWhole(fraction(35, 8), zhajinhuaStakes)).toBe(true)
  })
})
