import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import { drawGiftView, drawPrize, drawsEarned, verifyDraw, weightOf } from './draw-gift.ts'
import type { TermsOf } from './terms.ts'

const terms: TermsOf<'drawGift'> = {
  kind: 'drawGift',
  multipleHundredths: 100,
  budget: { shareBp: 100, floor: 0n },
  countedPerDraw: 1_000_00n,
  drawsPerDay: 3,
  prizes: [
    { amount: 88n, weight: 5000 },
    { amount: 1_88n, weight: 2500 },
    { amount: 5_88n, weight: 1500 },
    { amount: 8_88n, weight: 700 },
    { amount: 18_88n, weight: 250 },
    { amount: 88_88n, weight: 45 },
    { amount: 888_00n, weight: 5 },
  ],
}
const { prizes } = terms
const serverSeed = createHash('sha256').update('fixed').digest('hex')

describe('the wheel', () => {
  it('is the first word of an HMAC that others compute too', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`星河:${nonce}:0`).digest()
      const word = block.readUInt32BE(0)
      // A rejected word would be followed by the next one; none of these is.
      expect(word).toBeLessThan(Math.floor(2 ** 32 / 10_000) * 10_000)
      expect(drawPrize(prizes, { serverSeed, clientSeed: '星河', nonce }).value).toBe(word % 10_000)
    }
  })

  it('has slices exactly as wide as the odds', () => {
    const counts = prizes.map(() => 0)
    // Every value is equally likely by rejection; so the share of values is the chance.
    const slice = (value: number): number => {
      let end = 0
      return prizes.findIndex(({ weight }) => value < (end += weight))
    }
    const seen = new Map<number, number>()
    for (let nonce = 0; nonce < 40_000; nonce += 1) {
      const { value, prize } = drawPrize(prizes, { serverSeed, clientSeed: 'c', nonce })
      expect(prize).toBe(slice(value))
      seen.set(value, prize)
      counts[prize] = (counts[prize] ?? 0) + 1
    }
    expect(weightOf(prizes)).toBe(10_000)
    expect(seen.size).toBeGreaterThan(9_700)
    const chi = prizes.reduce((sum, { weight }, at) => {
      const expected = 40_000 * (weight / 10_000)
      return sum + ((counts[at] ?? 0) - expected) ** 2 / expected
    }, 0)
    // Six degrees of freedom at 0.001; the seeds are fixed.
    expect(chi).toBeLessThan(22.46)
  })

  it('is verified with its commitment, and not with another prize, value or seed', () => {
    const commit = createHash('sha256').update(serverSeed).digest('hex')
    const seeds = { serverSeed, clientSeed: 'c', nonce: 7 }
    const proof = { ...seeds, ...drawPrize(prizes, seeds), commit }
    expect(verifyDraw(prizes, proof)).toMatchObject({ isCommitted: true, isRight: true })
    expect(verifyDraw(prizes, { ...proof, prize: proof.prize + 1 }).isRight).toBe(false)
    expect(verifyDraw(prizes, { ...proof, value: proof.value + 1 }).isRight).toBe(false)
    expect(verifyDraw(prizes, { ...proof, clientSeed: 'd' }).isRight).toBe(false)
    expect(verifyDraw(prizes, { ...proof, commit: 'a'.repeat(64) }).isCommitted).toBe(false)
  })
})

describe('the draws of a day', () => {
  it.each([
    [-5_000_00n, 0],
    [999_99n, 0],
    [1_000_00n, 1],
    [2_999_99n, 2],
    [3_000_00n, 3],
    [90_000_00n, 3],
  ])('of %s fen are %i', (counted, draws) => {
    expect(drawsEarned(terms, counted)).toBe(draws)
    const { items } = drawGiftView(terms, counted, instant(0))
    expect(items).toHaveLength(3)
    expect(items.filter(({ state }) => state === 'claimable')).toHaveLength(draws)
  })
})
