import { describe, expect, it } from 'vitest'
import {
  after,
  answered,
  champion,
  confirming,
  keyOf,
  keysOf,
  pickOf,
  refused,
  sentWith,
  touched,
} from '../../../vectors/slip-picks.ts'
import { hkPrice, oddsText } from '../../base/odds.ts'
import { itemFault } from './check.ts'
import { itemOdds, pickKey, type SlipItem } from './item.ts'
import { maxSlipItems } from './picks.ts'
import { slipFault, type SlipAction } from './reducer.ts'
import { slipOddsType, type SlipState } from './state.ts'

const series: SlipAction = { type: 'mode-chosen', mode: 'series' }
const multiple: SlipAction = { type: 'mode-chosen', mode: 'multiple' }
const single: SlipAction = { type: 'mode-chosen', mode: 'single' }
const itemAt = ({ slip }: SlipState): SlipItem => {
  const [item] = slip.items
  if (item === undefined) throw new Error('no item')
  return item
}
const toggle = (pick: ReturnType<typeof pickOf>): SlipAction => ({ type: 'pick-toggled', pick })

describe('a champion among other picks', () => {
  const undone: SlipAction = { type: 'replacement-undone' }
  const normal = touched(pickOf('a'), pickOf('b'))
  const replaced = after(normal, toggle(champion('t')))

  it('replaces them, which can be undone', () => {
    expect(keysOf(replaced)).toEqual([pickKey(champion('t'))])
    expect(keysOf(after(replaced, undone))).toEqual(keysOf(normal))
    const back = after(replaced, toggle(pickOf('c')))
    expect(keysOf(after(back, undone))).toEqual(keysOf(replaced))
  })

  it('ends a series, which can be undone', () => {
    const inSeries = after(normal, series, {
      type: 'stake-typed',
      field: '2x1',
      text: '50',
    })
    const alone = after(inSeries, toggle(champion('t')))
    expect(alone.slip).toMatchObject({ series: false, multiple: false, seriesStakes: {} })
    expect(itemFault(alone.slip, itemAt(alone))).toBeNull()
    expect(after(alone, undone).slip).toEqual(inSeries.slip)
  })

  it('ends the series of an empty slip, and lets a second champion stand beside it', () => {
    const alone = after(touched(), series, toggle(champion('t')))
    expect(alone.slip).toMatchObject({ series: false, multiple: false })
    expect(alone.replaced).toMatchObject({ series: true, items: [] })
    const two = after(alone, toggle(champion('u')))
    expect(two.slip).toMatchObject({ series: false, multiple: true })
    expect(two.replaced).toBeNull()
  })

  it('cannot be undone once the slip has changed again', () => {
    const other = after(replaced, toggle(champion('u')))
    expect(after(other, undone)).toBe(other)
  })
})

describe('touching a price', () => {
  it('starts single, and a second item moves the slip to multiple', () => {
    expect(touched(pickOf('a')).slip.multiple).toBe(false)
    expect(touched(pickOf('a'), pickOf('b')).slip.multiple).toBe(true)
  })

  it('removes a pick that is there already, also at another price', () => {
    const slip = touched(pickOf('a'), pickOf('b'), pickOf('a', { hk: hkPrice(97) }))
    expect(keysOf(slip)).toEqual([keyOf('b')])
  })

  it('replaces picks of the same match in the same play group, whatever the line or stage', () => {
    const other = pickOf('a', { marketId: 'a-2', line: -3, side: 'C' })
    expect(keysOf(touched(pickOf('a'), other))).toEqual([pickKey(other)])
    const running = pickOf('a', { play: 'RE', marketId: 'a-3' })
    expect(keysOf(touched(pickOf('a'), running))).toEqual([pickKey(running)])
  })

  it('keeps picks of another play, period or match beside it', () => {
    const over = pickOf('a', { play: 'OU', side: 'O', line: 10 })
    const state = touched(pickOf('a'), over, pickOf('a', { play: 'HR' }), pickOf('b'))
    expect(state.slip.items).toHaveLength(4)
  })

  it('never lets champions and matches stand together', () => {
    const title = pickKey(champion('s'))
    expect(keysOf(touched(pickOf('a'), pickOf('b'), champion('s')))).toEqual([title])
    expect(keysOf(touched(champion('s'), champion('t'), pickOf('a')))).toEqual([keyOf('a')])
  })

  it('stakes a new pick with the default of the member', () => {
    const settings = {
      type: 'settings-read',
      oddsType: 'H',
      defaultStake: '50',
      keepAfterBet: false,
    } as const
    const state = after(touched(), settings, toggle(pickOf('a')))
    expect(state.slip.items).toMatchObject([{ stakeText: '50' }])
  })

  it('refuses an eleventh pick, but lets one of ten go or be replaced', () => {
    const ten = touched(...Array.from({ length: maxSlipItems }, (_, at) => pickOf(`m${at}`)))
    expect(slipFault(ten, toggle(pickOf('one more')))).toBe('slip-full')
    expect(after(ten, toggle(pickOf('one more')))).toBe(ten)
    expect(after(ten, toggle(pickOf('m3'))).slip.items).toHaveLength(9)
    expect(after(ten, toggle(pickOf('m3', { side: 'C' }))).slip.items).toHaveLength(10)
  })

  it('is blocked with every other change while an order is confirming', () => {
    const waiting = after(sentWith(pickOf('a')), answered(confirming))
    const changes: readonly SlipAction[] = [
      toggle(pickOf('b')),
      toggle(pickOf('a')),
      { type: 'pick-removed', key: keyOf('a') },
      multiple,
      series,
      { type: 'cleared' },
    ]
    for (const change of changes) {
      expect(slipFault(waiting, change)).toBe('order-confirming')
      expect(after(waiting, change)).toBe(waiting)
    }
    expect(slipFault(after(waiting, answered(refused)), toggle(pickOf('b')))).toBeNull()
  })
})

describe('multiple and series', () => {
  const three = touched(pickOf('a'), pickOf('b'), pickOf('c'))
  const faults = ({ slip }: SlipState) => slip.items.map((item) => itemFault(slip, item))

  it('turned off, multiple keeps only the last item', () => {
    const state = after(three, series, single)
    expect(keysOf(state)).toEqual([keyOf('c')])
    expect(state.slip).toMatchObject({ multiple: false, series: false })
  })

  it('a series forces Hong Kong odds and gives the member’s own type back', () => {
    const long = pickOf('a', { hk: hkPrice(125) })
    const textIn = ({ slip }: SlipState) => oddsText(itemOdds(long, slipOddsType(slip)))
    const made = after(touched(long), series)
    expect(textIn(touched(long))).toBe('-0.80')
    expect(textIn(made)).toBe('1.25')
    expect(textIn(after(made, multiple))).toBe('-0.80')
    const settings = {
      type: 'settings-read',
      oddsType: 'I',
      defaultStake: '',
      keepAfterBet: false,
    } as const
    expect(slipOddsType(after(made, settings, multiple).slip)).toBe('I')
  })

  it('a series marks every item of a repeated match invalid, and nothing outside a series', () => {
    const over = pickOf('a', { play: 'OU', side: 'O', line: 10 })
    const state = touched(pickOf('a'), pickOf('b'), over)
    expect(faults(state)).toEqual([null, null, null])
    expect(faults(after(state, series))).toEqual(['match-repeated', null, 'match-repeated'])
  })

  it('champions make no series', () => {
    const titles = after(touched(champion('s'), champion('t')), series)
    expect(faults(titles)).toEqual(['champion-series', 'champion-series'])
  })

  it('shows every other market as E', () => {
    expect(itemOdds(pickOf('a', { play: 'M', line: null }), 'M')).toEqual({ type: 'E', shown: 195 })
  })
})
