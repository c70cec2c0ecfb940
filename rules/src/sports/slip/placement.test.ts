import { describe, expect, it } from 'vitest'
import {
  after,
  answered,
  confirming,
  keyOf,
  keysOf,
  orderOf,
  pickOf,
  pressed,
  quoted,
  refused,
  sentWith,
  stake,
  touched,
} from '../../../vectors/slip-picks.ts'
import { hkPrice } from '../../base/odds.ts'
import type { SlipAction } from './reducer.ts'
import { restore, storedOf } from './stored.ts'
import { intentionOf, isConfirming, type SlipState } from './state.ts'

const requestId = 'request-1'
const lost = (missing: boolean): SlipAction => ({ type: 'lost', requestId, missing })
const dismissed = (keepPicks: boolean): SlipAction => ({ type: 'dismissed', requestId, keepPicks })
const resent: SlipAction = { type: 'resent', requestId }
const abandoned: SlipAction = { type: 'abandoned', requestId }
const ordersOf = ({ slip }: SlipState) => slip.items.map(({ order }) => order?.state ?? null)
const stakesOf = ({ slip }: SlipState) => slip.items.map(({ stakeText }) => stakeText)

describe('a press', () => {
  const sent = sentWith(pickOf('a'), pickOf('b'))

  it('makes one request of the stakes, and locks their picks', () => {
    expect(intentionOf(sent)).toMatchObject({
      requestId,
      keys: [[keyOf('a')], [keyOf('b')]],
      request: {
        oddsType: 'M',
        policy: 'none',
        bets: [
          { code: 'single', stake: 10_000n, picks: [{ matchId: 'a', marketId: 'a-1', hk: 95 }] },
          { code: 'single', stake: 10_000n, picks: [{ matchId: 'b', marketId: 'b-1', hk: 95 }] },
        ],
      },
    })
    expect(ordersOf(sent)).toEqual(['confirming', 'confirming'])
  })

  it('agrees to prices that have moved, and bets at those', () => {
    const moved = quoted(after(quoted(touched(pickOf('a'))), stake(keyOf('a'), '100')), {
      price: 90,
    })
    const agreed = after(moved, pressed)
    expect(agreed.slip.items).toMatchObject([{ hk: hkPrice(90), before: null }])
    expect(intentionOf(agreed)?.request.bets[0]?.picks[0]?.hk).toBe(90)
  })

  it('does nothing where nothing can be placed, or while one is under way', () => {
    const empty = quoted(touched(pickOf('a')))
    expect(after(empty, pressed)).toBe(empty)
    expect(after(sent, { ...pressed, requestId: 'request-2' })).toBe(sent)
  })

  it('that got no answer can be sent again only when it never arrived', () => {
    const unknown = after(sent, lost(false))
    expect(after(unknown, resent)).toBe(unknown)
    expect(after(unknown, abandoned)).toBe(unknown)
    const missing = after(unknown, lost(true))
    expect(after(missing, resent).placement).toEqual({
      phase: 'sending',
      intention: intentionOf(sent),
    })
    const free = after(missing, abandoned)
    expect([ordersOf(free), stakesOf(free)]).toEqual([
      [null, null],
      ['100', '100'],
    ])
  })

  it('that was refused as a whole frees the picks with their stakes', () => {
    const free = after(sent, { type: 'refused', requestId })
    expect(free.placement).toEqual({ phase: 'none', ended: requestId })
    expect([ordersOf(free), stakesOf(free)]).toEqual([
      [null, null],
      ['100', '100'],
    ])
  })

  it('hears nothing of other requests', () => {
    for (const action of [answered(orderOf()), lost(true), dismissed(true), resent, abandoned])
      expect(after(sent, { ...action, requestId: 'request-2' } as SlipAction)).toBe(sent)
  })

  it('is not undone by an answer that is older than the known one', () => {
    const known = after(sent, answered(orderOf(), confirming))
    expect(after(known, answered(confirming, confirming))).toBe(known)
    expect(ordersOf(after(known, answered(orderOf(), refused)))).toEqual(['accepted', 'refused'])
  })

  it('cannot be dismissed while an order of it is confirming', () => {
    const waiting = after(sent, answered(orderOf(), confirming))
    expect(after(waiting, dismissed(false))).toBe(waiting)
    expect(after(waiting, { type: 'refused', requestId })).toBe(waiting)
  })
})

describe('after the answer', () => {
  const told = after(sentWith(pickOf('a'), pickOf('b')), answered(orderOf(), refused))
  const touches = (matchId: string): SlipAction => ({ type: 'pick-toggled', pick: pickOf(matchId) })

  it('the next touched price puts the receipt and the placed picks away', () => {
    const next = after(told, touches('c'))
    expect(keysOf(next)).toEqual([keyOf('b'), keyOf('c')])
    expect(next.placement).toEqual({ phase: 'none', ended: requestId })
    const keeps = after({ ...told, keepAfterBet: true }, touches('c'))
    expect(keysOf(keeps)).toEqual([keyOf('a'), keyOf('b'), keyOf('c')])
  })

  it('a touch on a placed price takes it out', () => {
    expect(keysOf(after(told, touches('a')))).toEqual([keyOf('b')])
    expect(keysOf(after({ ...told, keepAfterBet: true }, touches('a')))).toEqual([keyOf('b')])
  })

  it('a reload brings neither the receipt nor the placed picks back', () => {
    const reloaded = restore(storedOf(told))
    expect(keysOf(reloaded)).toEqual([keyOf('b')])
    expect(reloaded.placement).toEqual({ phase: 'none', ended: requestId })
  })

  it('a reload while an order is confirming asks for it, and says that the page was reopened', () => {
    const waiting = after(sentWith(pickOf('a')), answered(confirming))
    expect(restore(storedOf(waiting)).placement).toMatchObject({ phase: 'unknown', reopened: true })
    expect(after(sentWith(pickOf('a')), lost(false)).placement).toMatchObject({ reopened: false })
  })

  it('frees a pick whose order the answer lacks', () => {
    const sent = sentWith(pickOf('a'), pickOf('b'))
    const left = after(after(sent, answered(orderOf())), dismissed(false))
    expect(keysOf(left)).toEqual([keyOf('b')])
    expect(isConfirming(left.slip)).toBe(false)
  })

  it('what was accepted goes, and what was refused stays with its stake and reason', () => {
    const left = after(told, dismissed(false))
    expect(keysOf(left)).toEqual([keyOf('b')])
    expect(left.slip.items[0]).toMatchObject({
      stakeText: '100',
      order: { state: 'refused', reason: 'price-moved' },
    })
  })

  it('or all stays for another bet', () => {
    const left = after(told, dismissed(true))
    expect([ordersOf(left), stakesOf(left)]).toEqual([
      [null, 'refused'],
      ['', '100'],
    ])
  })

  it('the slip is empty again when nothing is left', () => {
    const done = after(sentWith(pickOf('a')), answered(orderOf()), dismissed(false))
    expect(done.slip).toEqual(touched().slip)
  })
})

describe('the answer to a series', () => {
  const series = after(
    quoted(touched(pickOf('a'), pickOf('b'))),
    { type: 'mode-chosen', mode: 'series' },
    stake('2x1', '100'),
    stake('2x3', '10'),
    pressed,
  )
  const of = (code: string, changes: Partial<ReturnType<typeof orderOf>>) =>
    orderOf({ code, ...changes })

  it.each([true, false])('keeps picks and stakes of the ways that were refused', (keepPicks) => {
    const left = after(series, answered(of('2x1', {}), of('2x3', refusedAs)), dismissed(keepPicks))
    expect(left.slip.seriesStakes).toEqual({ '2x3': '10' })
    expect(ordersOf(left)).toEqual([null, null])
    expect(left.slip.series).toBe(true)
  })

  const refusedAs = { state: 'refused', ticketId: null, reason: 'match-limit' } as const

  it('keeps every stake when all were refused', () => {
    const all = after(series, answered(of('2x1', refusedAs), of('2x3', refusedAs)))
    expect(after(all, dismissed(false)).slip).toEqual(all.slip)
  })

  it('tells only the picks that stood in the way why', () => {
    const legs = [{ reason: null }, { reason: 'price-moved' }]
    const told = after(
      series,
      answered(of('2x1', { ...refusedAs, legs }), of('2x3', { ...refusedAs, legs })),
    )
    expect(told.slip.items.map(({ order }) => order?.reason)).toEqual([null, 'price-moved'])
  })

  it('counts what still waits before what was taken', () => {
    const told = after(series, answered(of('2x1', {}), of('2x3', { state: 'confirming' })))
    expect(isConfirming(told.slip)).toBe(true)
  })

  it('clears it, or keeps its picks without stakes, when all were accepted', () => {
    const taken = after(series, answered(of('2x1', {}), of('2x3', {})))
    expect(after(taken, dismissed(false)).slip.items).toEqual([])
    const kept = after(taken, dismissed(true))
    expect(kept.slip).toMatchObject({ series: true, seriesStakes: {} })
    expect(ordersOf(kept)).toEqual([null, null])
  })
})
