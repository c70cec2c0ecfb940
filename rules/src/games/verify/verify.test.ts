import { describe, expect, it } from 'vitest'
import { floorOf, fraction, times } from '../../base/fraction.ts'
import { instant } from '../../base/instant.ts'
import { cardName } from '../cards/deck.ts'
import { commitOf } from '../../base/fair/commit.ts'
import { soloStream } from '../fair/solo-stream.ts'
import type { FishKindCode } from '../fishing/fish-kind.ts'
import { fishBetween } from '../fishing/sea.ts'
import { fishing } from '../fishing/shoot.ts'
import type { Shots } from '../fishing/shots.ts'
import { machines } from '../slots/machines/machines.ts'
import { slotCodes } from '../slots/machines/machine.ts'
import { drawRound } from '../slots/round.ts'
import { slotGame } from '../slots/slot-game.ts'
import { proofText, readProof } from './proof-text.ts'
import type { SoloProof } from './solo-proof.ts'
import { verifySolo } from './verify-solo.ts'

const serverSeed = '0f'.repeat(32)
const base = {
  ticket: 'XG1',
  version: 1,
  choice: null,
  actions: [],
  stake: 1000n,
  poolWin: 0n,
  commit: commitOf(serverSeed),
  serverSeed,
  clientSeed: '星河-client-1',
  nonce: 0,
} satisfies Partial<SoloProof>

const slotProof = (code: (typeof slotCodes)[number], nonce: number): SoloProof => {
  const game = slotGame(machines[code])
  const state = game.begin(null, soloStream({ ...base, nonce }))
  const paid = times(fraction(base.stake), game.payout(state) ?? fraction(0))
  return { ...base, game: code, nonce, payout: floorOf(paid) }
}
const verified = (proof: SoloProof) => {
  const result = verifySolo(proof)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

describe('a spin', () => {
  it('is told stop by stop, with the numbers of the published example', () => {
    const { draws, isCommitted, isPaidRight } = verified(slotProof('GEM', 0))
    expect({ isCommitted, isPaidRight }).toEqual({ isCommitted: true, isPaidRight: true })
    expect(draws.slice(0, 6).map(({ value }) => value)).toEqual([
      10, 21, 21, 11982, 2279844, 5830356,
    ])
    expect(draws.map(({ meaning }) => meaning.kind)).toEqual([
      'reel',
      'reel',
      'reel',
      'pool',
      'pool',
      'pool',
    ])
    const [strip = ''] = machines.GEM.strips
    expect(draws[0]?.meaning).toMatchObject({
      spin: 0,
      reel: 0,
      symbols: strip.slice(10, 13).split(''),
    })
  })

  it('with free spins is told to its last stop', () => {
    let nonce = 0
    while (drawRound(machines.KOI, soloStream({ ...base, nonce })).freeStops.length === 0)
      nonce += 1
    const { draws, isPaidRight } = verified(slotProof('KOI', nonce))
    expect(isPaidRight).toBe(true)
    const spins = draws.flatMap(({ meaning }) => (meaning.kind === 'reel' ? [meaning.spin] : []))
    expect(Math.max(...spins)).toBeGreaterThanOrEqual(10)
    expect(draws).toHaveLength(spins.length + 3)
  })

  it.each(slotCodes)('of %s is found wrong when one fen was paid too little', (code) => {
    const proof = slotProof(code, 5)
    expect(verified(proof).isPaidRight).toBe(true)
    expect(verified({ ...proof, payout: (proof.payout ?? 0n) + 1n }).isPaidRight).toBe(false)
  })

  it('with a pool that fell is right only with the pool paid, and the reverse', () => {
    const proof = slotProof('GEM', 0)
    const rich = { ...proof, stake: 1_198_300n }
    const paid = verified(rich).payout ?? 0n
    expect(verified({ ...rich, payout: paid }).isPaidRight).toBe(false)
    expect(verified({ ...rich, payout: paid + 500n, poolWin: 500n }).isPaidRight).toBe(true)
    const payout = (proof.payout ?? 0n) + 500n
    expect(verified({ ...proof, payout, poolWin: 500n }).isPaidRight).toBe(false)
  })
})

describe('a hand', () => {
  it('is dealt again card by card', () => {
    const { draws } = verified({
      ...base,
      game: 'NN',
      choice: { mode: 'flat', others: 0 },
      payout: 0n,
    })
    const cards = draws.map(({ meaning }) => (meaning.kind === 'card' ? meaning.card : -1))
    expect(cards).toHaveLength(10)
    expect(new Set(cards).size).toBe(10)
    expect(cards.map(cardName).every((name) => name.length >= 2)).toBe(true)
  })

  it('that is open has no payout yet', () => {
    let nonce = 0
    const open = () => ({ ...base, game: 'BJ', nonce, payout: null })
    while (verified(open()).multiple !== null) nonce += 1
    expect(verified(open())).toMatchObject({ multiple: null, payout: null, isPaidRight: true })
    const stood = verified({ ...open(), actions: ['stand'] })
    expect(stood.draws.length).toBeGreaterThanOrEqual(4)
    expect(stood.multiple).not.toBeNull()
  })

  it('of 炸金花 follows the actions', () => {
    const proof = { ...base, game: 'ZJH', choice: { opponents: 2 }, payout: null }
    expect(verified({ ...proof, actions: ['look', 'fold'], payout: 0n }).isPaidRight).toBe(true)
    expect(verifySolo({ ...proof, actions: ['fly'] })).toEqual({
      ok: false,
      reason: 'round-impossible',
    })
  })
})

describe('a call to shoot', () => {
  const sea = '00112233445566778899aabbccddeeff'
  const swimming = fishBetween(sea, instant(1_794_900_000_000), instant(1_794_900_100_000))
  const shotsAt = (kind: FishKindCode, reason: 'caught' | null = null): Shots => {
    const fish = swimming.find((one) => one.kind === kind)
    const other = swimming.find((one) => one.kind !== kind)
    if (fish === undefined || other === undefined) throw new Error(`no ${kind} swims`)
    const hits = [
      { fish: fish.id, bullet: 1000, void: null },
      { fish: other.id, bullet: 500, void: reason },
    ]
    return { room: '1', sea, hits: reason === null ? hits.slice(0, 1) : hits }
  }
  /** The first nonce that catches the fish. */
  const caught = (choice: Shots): SoloProof => {
    let nonce = 0
    const paid = () => fishing.payout(fishing.begin(choice, soloStream({ ...base, nonce })))
    while (paid()?.top === 0n) nonce += 1
    const payout = floorOf(times(fraction(base.stake), paid() ?? fraction(0)))
    return { ...base, game: 'FISH', choice, nonce, payout }
  }

  it('is told hit by hit, and says what a fish pays', () => {
    const proof = caught(shotsAt('clown'))
    expect(proof.payout).toBe(2_000n)
    const { draws, isPaidRight } = verified(proof)
    expect(isPaidRight).toBe(true)
    expect(draws.map(({ meaning }) => meaning)).toEqual([
      { kind: 'catch', fish: 'clown', isCaught: true },
    ])
    expect(verified({ ...proof, payout: 2_100n }).isPaidRight).toBe(false)
  })

  it('draws the prize of a chest after its catch, and nothing for a void hit', () => {
    const proof = caught(shotsAt('chest', 'caught'))
    const { draws, isPaidRight } = verified(proof)
    expect(isPaidRight).toBe(true)
    expect(draws.map(({ meaning }) => meaning)).toEqual([
      { kind: 'catch', fish: 'chest', isCaught: true },
      { kind: 'prize', multiple: Number(proof.payout) / 1000 },
    ])
  })

  it('of another sea has other fish, and none that the sea does not have', () => {
    const proof = caught(shotsAt('clown'))
    const shots = proof.choice as Shots
    const [hit] = shots.hits
    expect(
      verifySolo({ ...proof, choice: { ...shots, hits: [{ ...hit, fish: 'b1.4' }] } }),
    ).toEqual({
      ok: false,
      reason: 'round-impossible',
    })
  })
})

describe('what cannot be verified', () => {
  const spin = slotProof('GEM', 0)
  it.each([
    ['seed-unrevealed', { serverSeed: null }],
    ['game-unknown', { game: 'XXX' }],
    ['game-unknown', { version: 99 }],
    ['round-impossible', { choice: 'red' }],
    ['round-impossible', { actions: ['hit'] }],
    ['round-impossible', { game: 'NN', choice: { mode: 'flat', others: 9 } }],
    ['round-impossible', { game: 'ZJH', choice: { opponents: 0 } }],
    ['round-impossible', { game: 'BJ', choice: {} }],
  ])('is %s: %j', (reason, over) => {
    expect(verifySolo({ ...spin, ...over })).toEqual({ ok: false, reason })
  })

  it('is a seed of another commitment', () => {
    expect(verified({ ...spin, commit: commitOf('another') }).isCommitted).toBe(false)
  })
})

describe('a copied round', () => {
  const proof = slotProof('DRG', 3)
  it('reads back as it was', () => {
    expect(readProof(proofText(proof))).toEqual({ ok: true, value: proof })
    const open = { ...proof, payout: null, serverSeed: null, actions: ['hit'], choice: {} }
    expect(readProof(proofText(open))).toEqual({ ok: true, value: open })
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    proofText(proof).slice(1),
    proofText({ ...proof, nonce: -1 }),
    proofText({ ...proof, nonce: 0.5 }),
    proofText({ ...proof, stake: 0n }),
    proofText({ ...proof, stake: -100n }),
    proofText({ ...proof, serverSeed: 'short' }),
    proofText({ ...proof, commit: '' }),
    proofText(proof).replace(/"actions": \[\]/, '"actions": null'),
  ])('is unreadable as %j', (text) => {
    expect(readProof(text)).toEqual({ ok: false, reason: 'proof-unreadable' })
  })
})
