import { describe, expect, it } from 'vitest'
import {
  after,
  answered,
  confirming,
  keyOf,
  keysOf,
  orderOf,
  pickOf,
  quoted,
  refused,
  stake,
  touched,
} from '../../../vectors/slip-picks.ts'
import { hkPrice } from '../../base/odds.ts'
import { slipFault, type SlipAction } from './reducer.ts'
import { intentionOf, isQuick } from './state.ts'
import { restore, storedOf } from './stored.ts'

const wanted = {
  matchId: 'q',
  marketId: 'q-1',
  play: 'RM',
  side: 'H',
  line: null,
  goalNumber: null,
  hk: hkPrice(120),
  live: { score: { home: 1, away: 0 }, redCards: { home: 0, away: 0 } },
} as const

const quick = {
  type: 'quick-pressed',
  requestId: 'request-1',
  policy: 'none',
  pick: wanted,
  stake: 5_000n,
} as const satisfies SlipAction
const second = { ...quick, requestId: 'request-2' }
const dismissed: SlipAction = { type: 'dismissed', requestId: 'request-1', keepPicks: false }

/** Two picks of a series with a stake. */
const filled = after(
  quoted(touched(pickOf('a'), pickOf('b'))),
  { type: 'mode-chosen', mode: 'series' },
  stake('2x1', '100'),
)

describe('a quick bet', () => {
  it('is one single at the price that was seen, in the odds type of the member', () => {
    expect(intentionOf(after(filled, quick))).toEqual({
      requestId: 'request-1',
      keys: [[]],
      request: {
        oddsType: 'M',
        policy: 'none',
        bets: [{ code: 'single', stake: 5_000n, picks: [wanted] }],
      },
    })
  })

  it('leaves picks, mode and stakes of the slip as they are, accepted or refused', () => {
    for (const order of [orderOf(), refused]) {
      const done = after(filled, quick, answered(order), dismissed)
      expect(done.slip).toEqual(filled.slip)
      expect(done.placement).toEqual({ phase: 'none', ended: 'request-1' })
    }
  })

  it('waits for the request before it, and puts a decided one away', () => {
    const waiting = after(filled, quick, answered(confirming))
    expect(slipFault(waiting, second)).toBe('order-confirming')
    expect(after(waiting, second)).toBe(waiting)
    const decided = after(waiting, answered(orderOf()))
    expect(slipFault(decided, second)).toBeNull()
    expect(intentionOf(after(decided, second))?.requestId).toBe('request-2')
  })

  it('does not lock the slip while it is confirming', () => {
    const waiting = after(filled, quick, answered(confirming))
    const removed = after(waiting, { type: 'pick-removed', key: keyOf('a') })
    expect(keysOf(removed)).toEqual([keyOf('b')])
    expect(removed.placement).toBe(waiting.placement)
  })

  it('is asked about by its id after a reload', () => {
    const reopened = restore(storedOf(after(filled, quick)))
    expect(reopened.slip.items).toMatchObject([{ order: null }, { order: null }])
    expect(reopened.placement).toMatchObject({ phase: 'unknown', missing: false })
    const intention = intentionOf(reopened)
    expect(intention !== null && isQuick(intention)).toBe(true)
  })
})
