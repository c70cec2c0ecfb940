import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../../../vectors/cards-of.ts'
import { readVectors } from '../../../../vectors/read-vectors.ts'
import { fractionText } from '../../../base/fraction.ts'
import { callFrom, classOfRank, handRank } from './hand-rank.ts'
import { opponentCounts } from './hand-pairs.ts'
import { netOf, returns } from './returns.ts'
import type { ZhajinhuaAction, ZhajinhuaState } from './state.ts'
import { zhajinhua } from './zhajinhua.ts'

const noChance = {
  below: () => {
    throw new Error('no card is drawn after the deal')
  },
}

const unseen = (member: string, opponents: string): ZhajinhuaState => ({
  member: cardsOf(member),
  opponents: opponents.split('|').map(cardsOf),
  stage: 'unseen',
})

const play = (state: ZhajinhuaState, actions: string): ZhajinhuaState =>
  (actions.split(' ') as ZhajinhuaAction[]).reduce((now, action) => {
    const next = zhajinhua.act(now, action, noChance)
    if (!next.ok) throw new Error(`${action} is not allowed`)
    return next.value
  }, state)

describe('the order of hands', () => {
  const rows = readVectors('zhajinhua-order.csv')

  it.each(rows)('%s: %s is %s', (_, cards = '', name) => {
    expect(classOfRank(handRank(cardsOf(cards)))).toBe(name)
  })

  it('rises from row to row', () => {
    const ranks = rows.map(([, cards = '']) => handRank(cardsOf(cards)))
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b))
  })

  it('knows no suits', () => {
    expect(handRank(cardsOf('♠A ♥K ♣9'))).toBe(handRank(cardsOf('♦9 ♣A ♥K')))
  })
})

describe('zhajinhua', () => {
  it.each(readVectors('zhajinhua-rounds.csv'))(
    '%s: %s against %s, %s, risks %s and pays %s: %s',
    (_, member = '', opponents = '', actions = '', risk, paid, results) => {
      const state = play(unseen(member, opponents), actions)
      const payout = zhajinhua.payout(state)
      expect(fractionText(zhajinhua.risk(state), 3)).toBe(risk)
      expect(payout === null ? '' : fractionText(payout, 3)).toBe(paid)
      const view = zhajinhua.view(state)
      expect(view.opponents.map(({ result }) => result).join(' ')).toBe(results)
      const sum = view.opponents.reduce((total, opponent) => total + (opponent.paid ?? 0), 0)
      expect(fractionText({ top: BigInt(sum), bottom: 1000n }, 3)).toBe(paid)
    },
  )

  it('hides the member’s cards until they look, and the opponents’ until they are compared', () => {
    const start = unseen('♠K ♥K ♣2', '♠A ♥A ♣5')
    expect(zhajinhua.view(start)).toMatchObject({
      member: { cards: [null, null, null], class: null },
      opponents: [{ cards: [null, null, null], class: null }],
      allowed: ['look', 'blind', 'fold'],
    })
    expect(zhajinhua.view(play(start, 'look'))).toMatchObject({
      member: { cards: start.member, class: 'pair' },
      opponents: [{ cards: [null, null, null], class: null }],
      allowed: ['call', 'fold'],
    })
    expect(zhajinhua.view(play(start, 'look call')).opponents[0]?.cards).toEqual(start.opponents[0])
    expect(zhajinhua.view(play(start, 'look fold')).opponents[0]?.cards).toEqual([null, null, null])
  })

  it('refuses a blind call after looking, and a call before', () => {
    const start = unseen('♠K ♥K ♣2', '♠A ♥A ♣5')
    expect(zhajinhua.act(start, 'call', noChance).ok).toBe(false)
    expect(zhajinhua.act(play(start, 'look'), 'blind', noChance).ok).toBe(false)
    expect(zhajinhua.act(play(start, 'fold'), 'fold', noChance).ok).toBe(false)
  })
})

describe('all pairs of hands', () => {
  const hands = opponentCounts()

  it('are 407,170,400, in 1,755 shapes', () => {
    expect(hands.length).toBe(1755)
    const pairs = hands.map(
      (hand) => hand.weight * (hand.folding + hand.beaten + hand.level + hand.stronger),
    )
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(407_170_400)
  })

  it('make K-4-3 the lowest hand worth a call', () => {
    for (const hand of hands) {
      const opponents = hand.folding + hand.beaten + hand.level + hand.stronger
      expect(netOf('called', hand) > -1000 * opponents).toBe(hand.rank >= callFrom)
    }
  })

  it('return the published fractions', () => {
    const rows = returns().map(({ game, bet, value }) => [
      game,
      bet,
      `${value.top}/${value.bottom}`,
    ])
    const published = readVectors('rtp.csv').filter(([game]) => game === '炸金花')
    expect(rows).toEqual(published.map((row) => row.slice(0, 3)))
  })
})
