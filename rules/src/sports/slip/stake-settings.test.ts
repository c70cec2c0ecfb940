import { describe, expect, it } from 'vitest'
import { hasStakeFault, readDefaultStake, readQuickStakes } from './stake-settings.ts'

describe('quick stakes', () => {
  it('keep their order and leave out what is empty', () => {
    const read = readQuickStakes(['500', '', '20.5'])
    expect(read).toEqual({ ok: true, value: [50_000n, 2_050n] })
  })

  it.each([
    [[], 'stakes-none'],
    [['', ''], 'stakes-none'],
    [['0'], 'stake-shape'],
    [['-5'], 'stake-shape'],
    [['abc'], 'stake-shape'],
    [['1000000000.01'], 'stake-shape'],
    [['100', '100.00'], 'stake-repeated'],
  ])('%j say %s', (typed, reason) => {
    expect(readQuickStakes(typed)).toEqual({ ok: false, reason })
  })

  it('are marked where they have the fault, and only there', () => {
    const marks = (typed: string[], fault: Parameters<typeof hasStakeFault>[2]): boolean[] =>
      typed.map((_, at) => hasStakeFault(typed, at, fault))
    expect(marks(['50', '0', ''], 'stake-shape')).toEqual([false, true, false])
    expect(marks(['50', '20', '50.00'], 'stake-repeated')).toEqual([false, false, true])
    expect(marks(['', ''], 'stakes-none')).toEqual([true, true])
  })
})

describe('the default stake', () => {
  it('is an amount, or none', () => {
    expect(readDefaultStake('')).toEqual({ ok: true, value: null })
    expect(readDefaultStake('88')).toEqual({ ok: true, value: 8_800n })
    expect(readDefaultStake('0')).toEqual({ ok: false, reason: 'stake-shape' })
  })
})
