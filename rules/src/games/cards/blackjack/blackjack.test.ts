import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../../../vectors/cards-of.ts'
import { readVectors } from '../../../../vectors/read-vectors.ts'
import { fractionText } from '../../../base/fraction.ts'
import type { Rng } from '../../../base/rng.ts'
import type { Card } from '../deck.ts'
import { blackjack } from './blackjack.ts'
import { blackjackActions, type BlackjackAction, type BlackjackState } from './state.ts'

/** Draws these cards in order; asserts that no more and no fewer are drawn. */
const stackedShoe = (cards: readonly Card[]) => {
  const left = [...cards]
  const rng: Rng = {
    below(bound) {
      expect(bound).toBe(52)
      const card = left.shift()
      if (card === undefined) throw new Error('the shoe has no card left')
      return card
    },
  }
  return { rng, left }
}

const actionsOf = (text: string): BlackjackAction[] =>
  text === '' ? [] : (text.split(' ') as BlackjackAction[])

const play = (names: string, actions: string) => {
  const { rng, left } = stackedShoe(cardsOf(names))
  let state: BlackjackState = blackjack.begin(null, rng)
  for (const action of actionsOf(actions)) {
    expect(blackjackActions).toContain(action)
    const next = blackjack.act(state, action, rng)
    if (!next.ok) throw new Error(`${action} is not allowed`)
    state = next.value
  }
  expect(left).toEqual([])
  return state
}

const open = '♠9 ♥6 ♣7 ♦10'

describe('blackjack', () => {
  it.each(readVectors('blackjack.csv'))(
    '%s: %s played %s risks %s and pays %s, each hand %s',
    (_, cards = '', actions = '', risk, paid, results) => {
      const state = play(cards, actions)
      const payout = blackjack.payout(state)
      expect(fractionText(blackjack.risk(state), 3)).toBe(risk)
      expect(payout === null ? '' : fractionText(payout, 3)).toBe(paid)
      const view = blackjack.view(state)
      expect(view.hands.map(({ result }) => result).join(' ')).toBe(results)
      const parts = [...view.hands, ...(view.insurance ? [view.insurance] : [])]
      const sum = parts.reduce((total, part) => total + (part.paid ?? 0), 0)
      expect(fractionText({ top: BigInt(sum), bottom: 1000n }, 3)).toBe(paid)
    },
  )

  it('hides the hole card and its total while the round is open', () => {
    const view = blackjack.view(play(open, ''))
    expect(view.dealer.cards).toEqual([...cardsOf('♥6'), null])
    expect(view.dealer.total).toBe(6)
    expect(view.hands[0]).toMatchObject({ total: 16, result: null, paid: null, active: true })
  })

  it('shows all cards at the end', () => {
    const view = blackjack.view(play(`${open} ♠5`, 'stand'))
    expect(view.dealer).toMatchObject({ total: 21, cards: cardsOf('♥6 ♦10 ♠5') })
    expect(view.allowed).toEqual([])
  })

  it('offers insurance only against an ace, and before anything else', () => {
    expect(blackjack.view(play('♠9 ♥A ♣7 ♦5', '')).allowed).toEqual(['insure', 'decline'])
    expect(blackjack.view(play('♠9 ♥K ♣7 ♦5', '')).allowed).toEqual([
      'hit',
      'stand',
      'double',
      'surrender',
    ])
  })

  it('offers a split for two cards of one value, once', () => {
    expect(blackjack.view(play('♠10 ♥6 ♣K ♦10', '')).allowed).toContain('split')
    const again = blackjack.view(play('♠8 ♥6 ♣8 ♦10 ♠8 ♥8', 'split'))
    expect(again.allowed).toEqual(['hit', 'stand', 'double'])
  })

  it('offers neither double nor surrender after a hit', () => {
    expect(blackjack.view(play('♠2 ♥6 ♣3 ♦10 ♠4', 'hit')).allowed).toEqual(['hit', 'stand'])
  })

  it('declines insurance and stands where the member does not come back', () => {
    expect(blackjack.timeoutAction(play('♠9 ♥A ♣7 ♦5', ''))).toBe('decline')
    expect(blackjack.timeoutAction(play(open, ''))).toBe('stand')
  })

  it('refuses an action after the end', () => {
    const over = play('♠A ♥6 ♣K ♦10', '')
    for (const action of blackjackActions) {
      const { rng } = stackedShoe([])
      expect(blackjack.act(over, action, rng)).toEqual({ ok: false, reason: 'action-not-allowed' })
    }
  })
})
