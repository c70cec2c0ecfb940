import { afterEach, describe, expect, it } from 'vitest'
import { emptyState } from '@xinghe/rules/sports/slip/state.ts'
import { slipReducer } from '@xinghe/rules/sports/slip/reducer.ts'
import { readStored, removeStored, writeStored } from './stored-slip.ts'
import { member, pick } from './testing/open-book.tsx'

const { slip } = slipReducer(emptyState, { type: 'pick-toggled', pick: pick('m1') })
const [item] = slip.items
const sent = {
  gide: 'm1',
  gameId: 'm1.R0',
  w: 'R',
  side: 'H',
  ratio: -2,
  goalNumber: null,
  ioratio: 95,
  seen: { score: [1, 0], reds: [0, 0] },
}
/** As an older build has written it. */
const sentIntention = {
  requestId: 'request-0001',
  keys: [['m1|m1.R0|R|H|']],
  request: {
    oddsType: 'H',
    policy: 'none',
    bets: [{ code: 'single', stake: '100.00', picks: [sent] }],
  },
}

const put = (key: string, value: unknown): void =>
  localStorage.setItem(`${key} ${member}`, JSON.stringify(value))

afterEach(() => {
  removeStored(member)
  localStorage.clear()
})

describe('a stored slip', () => {
  it.each<[string, object]>([
    ['another odds type', { ...slip, oddsType: 'X' }],
    ['eleven items', { ...slip, items: Array.from({ length: 11 }, () => item) }],
    ['a stake that is no text', { ...slip, seriesStakes: { '2x1': 5 } }],
    ['nothing', {}],
    ...Object.entries({
      hk: 0.95,
      play: 'RR',
      side: 'N',
      gameType: 'ALL',
      line: 'x',
      matchId: 7,
      market: 'gone',
      order: { state: 'lost' },
    }).map(([name, value]): [string, object] => [
      `an item with ${name} ${JSON.stringify(value)}`,
      { ...slip, items: [{ ...item, [name]: value }] },
    ]),
  ])('with %s is an empty one, and does not lose the request that waits', (_, broken) => {
    put('slip-state', { slip: broken, intention: sentIntention, ended: null })
    expect(readStored(member)).toMatchObject({
      slip: { items: [] },
      intention: { requestId: 'request-0001' },
    })
  })

  it('comes back as it was written, with its request', () => {
    put('slip-state', { slip, intention: sentIntention, ended: null })
    const stored = readStored(member)
    expect(stored.slip).toEqual(slip)
    expect(stored.intention?.request.bets[0]).toMatchObject({
      stake: 10_000n,
      picks: [{ matchId: 'm1', hk: 95, live: { score: { home: 1, away: 0 } } }],
    })
    writeStored(member, { ...stored, ended: 'request-0000' })
    expect(readStored(member)).toEqual({ ...stored, ended: 'request-0000' })
  })

  it('of an older build has the ids of its markets under another name', () => {
    const { marketId, ...rest } = item!
    put('slip-state', { slip: { ...slip, items: [{ ...rest, lineId: marketId }] } })
    expect(readStored(member).slip).toEqual(slip)
    put('slip-state', { slip: { ...slip, items: [null] } })
    expect(readStored(member).slip.items).toEqual([])
  })

  it('is taken over from the two entries of older builds, which then go', () => {
    put('slip', slip)
    put('slip-order', sentIntention)
    const stored = readStored(member)
    expect(stored.slip).toEqual(slip)
    expect(stored.intention?.requestId).toBe('request-0001')
    writeStored(member, stored)
    expect(Object.keys(localStorage)).toEqual([`slip-state ${member}`])
    expect(readStored(member)).toEqual(stored)
  })
})
