import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accepted,
  champion,
  confirming,
  keysOf,
  pickOf,
  refused,
  slipOf,
  valueOf,
} from '../../vectors/slip-picks.ts'
import { hkPrice, oddsText } from '../base/odds.ts'
import {
  afterOrders,
  clearSlip,
  emptySlip,
  maxSlipItems,
  removePick,
  setEveryStake,
  setMultiple,
  setOddsType,
  setOrder,
  setSeries,
  setSeriesStake,
  slipOddsType,
  togglePick,
  type Slip,
} from './slip.ts'
import { itemFault } from './slip-check.ts'
import { groupKey, isChampion, itemOdds, pickKey, type SlipPick } from './slip-item.ts'
import { slipFromText, slipToText } from './slip-text.ts'

describe('touching a price', () => {
  it('starts single, and a second item moves the slip to multiple', () => {
    expect(slipOf(pickOf('a')).multiple).toBe(false)
    expect(slipOf(pickOf('a'), pickOf('b')).multiple).toBe(true)
  })

  it('removes a pick that is there already, also at another price', () => {
    const slip = slipOf(pickOf('a'), pickOf('b'), pickOf('a', { hk: hkPrice(97) }))
    expect(keysOf(slip)).toEqual([pickKey(pickOf('b'))])
  })

  it('replaces picks of the same match in the same play group, whatever the line or stage', () => {
    const other = pickOf('a', { lineId: 'a-2', line: -3, side: 'C' })
    expect(keysOf(slipOf(pickOf('a'), other))).toEqual([pickKey(other)])
    const running = pickOf('a', { play: 'RE', lineId: 'a-3' })
    expect(keysOf(slipOf(pickOf('a'), running))).toEqual([pickKey(running)])
  })

  it('keeps picks of another play, period or match beside it', () => {
    const slip = slipOf(
      pickOf('a'),
      pickOf('a', { play: 'OU', side: 'O', line: 10 }),
      pickOf('a', { play: 'HR' }),
      pickOf('b'),
    )
    expect(slip.items).toHaveLength(4)
  })

  it('never lets champions and matches stand together', () => {
    expect(keysOf(slipOf(pickOf('a'), pickOf('b'), champion('s')))).toEqual([
      pickKey(champion('s')),
    ])
    expect(keysOf(slipOf(champion('s'), champion('t'), pickOf('a')))).toEqual([
      pickKey(pickOf('a')),
    ])
  })

  it('refuses an eleventh pick, but lets one of ten go or be replaced', () => {
    const ten = slipOf(...Array.from({ length: maxSlipItems }, (_, index) => pickOf(`m${index}`)))
    expect(togglePick(ten, pickOf('one more'))).toEqual({ ok: false, reason: 'slip-full' })
    expect(valueOf(togglePick(ten, pickOf('m3'))).items).toHaveLength(9)
    expect(valueOf(togglePick(ten, pickOf('m3', { side: 'C' }))).items).toHaveLength(10)
  })

  it('is blocked while an order is confirming', () => {
    const slip = setOrder(slipOf(pickOf('a')), [pickKey(pickOf('a'))], confirming)
    const blocked = { ok: false, reason: 'order-confirming' }
    expect(togglePick(slip, pickOf('b'))).toEqual(blocked)
    expect(togglePick(slip, pickOf('a'))).toEqual(blocked)
    expect(removePick(slip, pickKey(pickOf('a')))).toEqual(blocked)
    expect(setMultiple(slip, false)).toEqual(blocked)
    expect(setSeries(slip, true)).toEqual(blocked)
    expect(clearSlip(slip)).toEqual(blocked)
    const answered = setOrder(slip, [pickKey(pickOf('a'))], refused)
    expect(togglePick(answered, pickOf('b')).ok).toBe(true)
  })
})

describe('multiple and series', () => {
  const three = slipOf(pickOf('a'), pickOf('b'), pickOf('c'))

  it('turned off, multiple keeps only the last item', () => {
    const single = valueOf(setMultiple(valueOf(setSeries(three, true)), false))
    expect(keysOf(single)).toEqual([pickKey(pickOf('c'))])
    expect(single).toMatchObject({ multiple: false, series: false })
  })

  it('a series forces Hong Kong odds and gives the member’s own type back', () => {
    const long = pickOf('a', { hk: hkPrice(125) })
    const slip = slipOf(long)
    expect(oddsText(itemOdds(long, slipOddsType(slip)))).toBe('-0.80')
    const series = valueOf(setSeries(slip, true))
    expect(oddsText(itemOdds(long, slipOddsType(series)))).toBe('1.25')
    const changed = valueOf(setSeries(setOddsType(series, 'I'), false))
    expect(slipOddsType(changed)).toBe('I')
    expect(slipOddsType(valueOf(setSeries(series, false)))).toBe('M')
  })

  it('a series marks every item of a repeated match invalid, and nothing outside a series', () => {
    const slip = slipOf(pickOf('a'), pickOf('b'), pickOf('a', { play: 'OU', side: 'O', line: 10 }))
    const faults = (of: Slip) => of.items.map((item) => itemFault(of, item))
    expect(faults(slip)).toEqual([null, null, null])
    expect(faults(valueOf(setSeries(slip, true)))).toEqual([
      'match-repeated',
      null,
      'match-repeated',
    ])
  })

  it('champions make no series', () => {
    const slip = valueOf(setSeries(slipOf(champion('s'), champion('t')), true))
    expect(slip.items.map((item) => itemFault(slip, item))).toEqual([
      'champion-series',
      'champion-series',
    ])
  })

  it('shows every other market as E', () => {
    expect(itemOdds(pickOf('a', { play: 'M', line: null }), 'M')).toEqual({ type: 'E', shown: 195 })
  })
})

describe('after the answer', () => {
  const clearing = { keepAccepted: false, refusedCodes: [] }
  const sent = setOrder(
    setOrder(
      setEveryStake(slipOf(pickOf('a'), pickOf('b')), '100'),
      [pickKey(pickOf('a'))],
      accepted,
    ),
    [pickKey(pickOf('b'))],
    refused,
  )

  it('clears what was accepted and keeps what was refused', () => {
    const cleared = afterOrders(sent, clearing)
    expect(keysOf(cleared)).toEqual([pickKey(pickOf('b'))])
    expect(cleared.items[0]).toMatchObject({ stakeText: '100', order: refused })
  })

  it('or keeps all for another bet', () => {
    const kept = afterOrders(sent, { ...clearing, keepAccepted: true })
    expect(kept.items.map(({ order, stakeText }) => [order?.state, stakeText])).toEqual([
      [undefined, ''],
      ['refused', '100'],
    ])
  })

  it('is an empty slip again when nothing is left', () => {
    const done = setOrder(sent, [pickKey(pickOf('b'))], accepted)
    expect(afterOrders(done, clearing)).toEqual(emptySlip('M'))
  })

  it('leaves a slip alone while an order of it is confirming', () => {
    const waiting = setOrder(sent, [pickKey(pickOf('b'))], confirming)
    expect(afterOrders(waiting, clearing)).toBe(waiting)
  })

  describe('to a series', () => {
    const series = valueOf(setSeries(slipOf(pickOf('a'), pickOf('b')), true))
    const staked = setSeriesStake(setSeriesStake(series, '2x1', '100'), '2x3', '10')
    const answered = setOrder(staked, keysOf(staked), accepted)

    it('keeps all picks and the stakes of the ways that were refused', () => {
      for (const keepAccepted of [true, false]) {
        const left = afterOrders(answered, { keepAccepted, refusedCodes: ['2x3'] })
        expect(left.seriesStakes).toEqual({ '2x3': '10' })
        expect(left.items.map(({ order }) => order)).toEqual([null, null])
        expect(left.series).toBe(true)
      }
    })

    it('keeps every stake when all were refused', () => {
      const none = setOrder(staked, keysOf(staked), refused)
      const left = afterOrders(none, { ...clearing, refusedCodes: ['2x1', '2x3'] })
      expect(left).toEqual(none)
    })

    it('clears it, or keeps its picks without stakes, when all were accepted', () => {
      expect(afterOrders(answered, clearing)).toEqual(emptySlip('M'))
      const kept = afterOrders(answered, { ...clearing, keepAccepted: true })
      expect(kept).toEqual(series)
    })
  })
})

const plays = fc.constantFrom<Partial<SlipPick>>(
  { play: 'R', side: 'H', line: -2 },
  { play: 'R', side: 'C', line: -2 },
  { play: 'RE', side: 'H', line: 1, lineId: 'other' },
  { play: 'OU', side: 'O', line: 10 },
  { play: 'HM', side: 'N', line: null },
  { play: 'FS', side: 'run_1', line: null },
  { play: 'FS', side: 'run_2', line: null },
)
const matches = fc.integer({ min: 0, max: 14 }).map((index) => `m${index}`)
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('touch'), match: matches, play: plays }) },
  fc.record({ kind: fc.constantFrom('multiple', 'series'), on: fc.boolean() }),
  fc.record({ kind: fc.constant('remove'), at: fc.nat({ max: 9 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const walk = (slip: Slip, next: Step): Slip => {
  const after = (): ReturnType<typeof togglePick> => {
    if ('match' in next) return togglePick(slip, pickOf(next.match, next.play))
    if ('at' in next) return removePick(slip, keysOf(slip)[next.at] ?? '')
    return next.kind === 'series' ? setSeries(slip, next.on) : setMultiple(slip, next.on)
  }
  const result = after()
  return result.ok ? result.value : slip
}

describe('every slip that can be reached', () => {
  it('keeps its rules', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let slip = emptySlip('M')
        for (const next of steps) {
          slip = walk(slip, next)
          expect(slip.items.length).toBeLessThanOrEqual(maxSlipItems)
          expect(new Set(slip.items.map(groupKey)).size).toBe(slip.items.length)
          expect(new Set(slip.items.map(isChampion)).size).toBeLessThanOrEqual(1)
          if (slip.items.length > 1) expect(slip.multiple).toBe(true)
          expect(slip.oddsType).toBe('M')
        }
      }),
    )
  })

  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const slip = steps.reduce(walk, emptySlip('I'))
        expect(slipFromText(slipToText(slip))).toEqual(slip)
      }),
    )
  })
})
