import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later } from '../base/instant.ts'
import {
  addCard,
  cardKinds,
  cardsPerKind,
  chooseDefault,
  removeCard,
  type Card,
  type CardKind,
} from './card-limits.ts'
import type { CardId } from './order-id.ts'

const now = instant(1_800_000_000_000)

const cardsOf = (kind: CardKind, count: number): readonly Card[] => {
  let cards: readonly Card[] = []
  for (let at = 0; at < count; at += 1) {
    const added = addCard(cards, { id: `card_${kind}${at}`, kind }, later(now, at))
    if (!added.ok) throw new Error(added.reason)
    cards = added.value
  }
  return cards
}
const defaultsOf = (cards: readonly Card[]) =>
  cards.filter(({ isDefault }) => isDefault).map(({ id }) => id)

describe('cards', () => {
  it.each([
    ['bank', 5],
    ['alipay', 3],
    ['trc20', 3],
    ['erc20', 3],
  ] as const)('of kind %s are at most %s', (kind, most) => {
    const cards = cardsOf(kind, most)
    expect(addCard(cards, { id: 'card_more', kind }, now)).toMatchObject({ reason: 'cards-full' })
    const other = kind === 'bank' ? 'alipay' : 'bank'
    expect(addCard(cards, { id: 'card_more', kind: other }, now).ok).toBe(true)
  })

  it('have their first as default', () => {
    expect(defaultsOf(cardsOf('bank', 3))).toEqual(['card_bank0'])
  })

  it('have the newest left as default when the default goes', () => {
    const left = removeCard(cardsOf('bank', 4), 'card_bank0')
    expect(left.ok && defaultsOf(left.value)).toEqual(['card_bank3'])
  })

  it('keep their default when another goes', () => {
    const left = removeCard(cardsOf('bank', 4), 'card_bank3')
    expect(left.ok && defaultsOf(left.value)).toEqual(['card_bank0'])
  })

  it('are all gone with the last', () => {
    expect(removeCard(cardsOf('bank', 1), 'card_bank0')).toEqual({ ok: true, value: [] })
  })

  it('do not include an unknown id', () => {
    const cards = cardsOf('bank', 2)
    expect(removeCard(cards, 'card_stranger')).toMatchObject({ reason: 'not-found' })
    expect(chooseDefault(cards, 'card_stranger')).toMatchObject({ reason: 'not-found' })
  })
})

interface Step {
  readonly act: 'add' | 'remove' | 'choose'
  readonly kind: CardKind
  readonly id: number
}

const apply = (cards: readonly Card[], { act, kind, id }: Step, step: number) => {
  const chosen: CardId = `card_${id}`
  if (act === 'add') return addCard(cards, { id: `card_${step}`, kind }, later(now, step))
  return act === 'remove' ? removeCard(cards, chosen) : chooseDefault(cards, chosen)
}

it('one card of each kind is the default, whatever is added, removed and chosen', () => {
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom('add', 'add', 'remove', 'choose'),
    kind: fc.constantFrom(...cardKinds),
    id: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let cards: readonly Card[] = []
      for (const [at, taken] of steps.entries()) {
        const result = apply(cards, taken, at)
        if (result.ok) cards = result.value
        for (const kind of cardKinds) {
          const ofKind = cards.filter((card) => card.kind === kind)
          expect(ofKind.length).toBeLessThanOrEqual(cardsPerKind[kind])
          expect(defaultsOf(ofKind)).toHaveLength(ofKind.length === 0 ? 0 : 1)
        }
      }
    }),
  )
})
