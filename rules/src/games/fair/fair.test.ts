import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockStream, type Draw } from '../../base/fair/block-stream.ts'
import { chainLength, linkBefore, linkBeforeInSteps } from './chain.ts'
import { checkClientSeed, clientSeedMax } from '../../base/fair/client-seed.ts'
import { commitOf, isSeed } from '../../base/fair/commit.ts'
import { deal, shuffle } from './deal.ts'
import { sharedStream } from './shared-stream.ts'
import { soloStream } from './solo-stream.ts'

interface Vectors {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly commit: string
  readonly salt: string
  readonly solo: readonly {
    readonly nonce: number
    readonly below37: readonly number[]
    readonly gemStops: readonly number[]
    readonly jackpotDraws: readonly number[]
    readonly deal6of416: readonly number[]
  }[]
  readonly chain: { readonly terminating: string; readonly seeds: readonly string[] }
  readonly shared: readonly {
    readonly round: number
    readonly seed: string
    readonly roulette: number
    readonly baccaratCards: readonly number[]
  }[]
}

const vectors = JSON.parse(
  readFileSync(new URL('../../../vectors/fair.json', import.meta.url), 'utf8'),
) as Vectors
const { serverSeed, clientSeed, salt } = vectors

describe('the published examples', () => {
  it('commit to the seed as its hex digits', () => {
    expect(commitOf(serverSeed)).toBe(vectors.commit)
    expect(isSeed(serverSeed)).toBe(true)
    expect(isSeed(serverSeed.toUpperCase().replaceAll('0', 'A'))).toBe(false)
    expect(isSeed(serverSeed.slice(1))).toBe(false)
  })

  it.each(vectors.solo)('draw the solo round of nonce $nonce', (round) => {
    const stream = () => soloStream({ serverSeed, clientSeed, nonce: round.nonce })
    const numbers = stream()
    expect(round.below37.map(() => numbers.below(37))).toEqual(round.below37)
    const spin = stream()
    expect(round.gemStops.map(() => spin.below(24))).toEqual(round.gemStops)
    expect([50_000, 2_500_000, 50_000_000].map((bound) => spin.below(bound))).toEqual(
      round.jackpotDraws,
    )
    expect(deal(6, 416, stream())).toEqual(round.deal6of416)
  })

  it('chain each link to the one before it', () => {
    const { terminating, seeds } = vectors.chain
    seeds.forEach((seed, index) => {
      expect(linkBefore(seed)).toBe(seeds[index - 1] ?? terminating)
      expect(linkBefore(seed, index + 1)).toBe(terminating)
      expect(linkBefore(seed, index + 2)).not.toBe(terminating)
    })
  })

  it('are followed back in short steps to the same start', () => {
    const [told, steps] = [[] as number[], linkBeforeInSteps(vectors.serverSeed, chainLength)]
    let next = steps.next()
    for (; next.done !== true; next = steps.next()) told.push(next.value)
    let start = vectors.serverSeed
    for (let link = chainLength; link > 0; link -= 1) start = commitOf(start)
    expect(next.value).toBe(start)
    // A pause comes after a few milliseconds of hashing, even on a phone.
    expect(told).toHaveLength(2_000)
    expect(told.at(-1)).toBe(chainLength)
  })

  it.each(vectors.shared)('draw round $round of the tables', ({ round, seed, ...drawn }) => {
    const table = (name: string) => sharedStream({ seed, salt, table: name, round })
    expect(table('RL1').below(37)).toBe(drawn.roulette)
    expect(deal(6, 416, table('BA1'))).toEqual(drawn.baccaratCards)
  })
})

describe('blockStream', () => {
  it('tells where each number comes from, and goes on in the next block', () => {
    const draws: Draw[] = []
    const rng = blockStream('key', 'message', (draw) => draws.push(draw))
    const values = Array.from({ length: 9 }, () => rng.below(1000))
    expect(draws.map((draw) => draw.value)).toEqual(values)
    expect(draws.map((draw) => draw.word % draw.bound)).toEqual(values)
    expect(draws.map((draw) => draw.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('rejects words that would favour low values', () => {
    // Of this bound every second word is rejected, on average.
    const bound = 2 ** 31 + 1
    const draws: Draw[] = []
    const rng = blockStream('key', 'rejection', (draw) => draws.push(draw))
    for (let count = 0; count < 200; count += 1) rng.below(bound)
    expect(draws.every((draw) => draw.word < bound && draw.value === draw.word)).toBe(true)
    expect(draws.at(-1)?.position).toBeGreaterThan(300)
  })

  it('refuses a bound that no word can be drawn below', () => {
    const rng = blockStream('key', 'message')
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => rng.below(bound)).toThrow(RangeError)
    }
    expect(rng.below(1)).toBe(0)
    expect(rng.below(2 ** 32)).toBeLessThan(2 ** 32)
  })
})

describe('deal', () => {
  it('gives different cards of the deck, and a shuffle every card once', () => {
    const sizes = fc.integer({ min: 1, max: 120 })
    fc.assert(
      fc.property(fc.string(), sizes, sizes, (key, a, b) => {
        const [count, size] = [Math.min(a, b), Math.max(a, b)]
        const cards = deal(count, size, blockStream(key, 'deal'))
        expect(new Set(cards).size).toBe(count)
        expect(cards.every((card) => card >= 0 && card < size)).toBe(true)
        const all = shuffle(size, blockStream(key, 'deal'))
        expect(all.slice(0, count)).toEqual(cards)
        expect(all.toSorted((x, y) => x - y)).toEqual(Array.from({ length: size }, (_, at) => at))
      }),
    )
  })
})

describe('checkClientSeed', () => {
  it('takes up to 64 characters of any script, without the space around them', () => {
    expect(checkClientSeed(' 星河-client-1 ')).toEqual({ ok: true, value: '星河-client-1' })
    expect(checkClientSeed('🎲'.repeat(clientSeedMax)).ok).toBe(true)
    expect(checkClientSeed('a:b').ok).toBe(true)
  })

  it.each([
    ['nothing', '  '],
    ['too many characters', '种'.repeat(clientSeedMax + 1)],
    ['a control character', 'a\u0000b'],
    ['an invisible character', 'a\u200bb'],
    ['a line break', 'a\nb'],
    ['half a surrogate pair', 'a\ud83cb'],
  ])('refuses %s', (_, typed) => {
    expect(checkClientSeed(typed)).toEqual({ ok: false, reason: 'client-seed-wrong' })
  })
})
