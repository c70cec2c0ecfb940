import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../../../vectors/cards-of.ts'
import { readVectors } from '../../../../vectors/read-vectors.ts'
import { fractionText } from '../../../base/fraction.ts'
import { seededRng } from '../../../base/rng.ts'
import { rankOf } from '../deck.ts'
import { bullPlaces, classOf, multiplierOf, niuniuClasses } from './hand-class.ts'
import { mostOthers, niuniu, type NiuniuMode } from './niuniu.ts'
import { returns } from './returns.ts'

const paidText = (mode: NiuniuMode, member: string, dealer: string): string => {
  const state = { mode, member: cardsOf(member), dealer: cardsOf(dealer), others: [] }
  const paid = niuniu.payout(state)
  expect(niuniu.view(state)).toMatchObject({
    paid: Number(paid?.top) * (1000 / Number(paid?.bottom)),
  })
  return paid === null ? '' : fractionText(paid, 3)
}

describe('niuniu', () => {
  it.each(readVectors('niuniu-hands.csv'))(
    '%s: %s is %s ×%s',
    (_, cards = '', name, multiplier) => {
      const index = classOf(cardsOf(cards))
      expect(niuniuClasses[index]).toBe(name)
      expect(multiplierOf(index)).toBe(Number(multiplier))
    },
  )

  it.each(readVectors('niuniu-rounds.csv'))(
    '%s: %s against %s, won %s, pays %s flat and %s multiplied',
    (_, member = '', dealer = '', won, flat, multiplied) => {
      expect(paidText('flat', member, dealer)).toBe(flat)
      expect(paidText('multiplied', member, dealer)).toBe(multiplied)
      const state = { mode: 'flat' as const, member: cardsOf(member), dealer: cardsOf(dealer) }
      expect(niuniu.view({ ...state, others: [] }).won).toBe(won === 'yes')
    },
  )

  it('lays three cards of 10, 20 or 30 apart as the bull, and none without one', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const { member } = niuniu.begin({ mode: 'flat', others: 0 }, seededRng(seed))
      const places = bullPlaces(member)
      const points = places.map((place) => Math.min(rankOf(member[place] ?? 0), 10))
      expect(points.reduce((sum, point) => sum + point, 0) % 10).toBe(0)
      const index = classOf(member)
      if (index < 11) expect(places.length).toBe(index === 0 ? 0 : 3)
    }
  })

  it('deals the same to member and dealer, whoever else sits there', () => {
    const alone = niuniu.begin({ mode: 'flat', others: 0 }, seededRng(7))
    const full = niuniu.begin({ mode: 'flat', others: mostOthers }, seededRng(7))
    expect(full).toMatchObject({ member: alone.member, dealer: alone.dealer })
    const dealt = [full.member, full.dealer, ...full.others].flat()
    expect(new Set(dealt).size).toBe(5 * (2 + mostOthers))
  })

  it('returns the published fractions', () => {
    const rows = returns().map(({ game, bet, value }) => [
      game,
      bet,
      `${value.top}/${value.bottom}`,
    ])
    const published = readVectors('rtp.csv').filter(([game]) => game === '牛牛')
    expect(rows).toEqual(published.map((row) => row.slice(0, 3)))
  })
})
