import { maxLegs } from '../combination.ts'
import { groupKey, isChampion, itemOf, pickKey, type SlipItem, type SlipPick } from './item.ts'
import { emptySlip, type Slip } from './state.ts'

export const maxSlipItems = maxLegs
export const slipModes = ['single', 'multiple', 'series'] as const
export type SlipMode = (typeof slipModes)[number]

export const modeOf = ({ multiple, series }: Slip): SlipMode => {
  if (series) return 'series'
  return multiple ? 'multiple' : 'single'
}

export const holdsPick = ({ items }: Slip, key: string): boolean =>
  items.some((item) => pickKey(item) === key)

const noSeries = { multiple: false, series: false, seriesStakes: {} } as const

/** More than one item is multiple, however the slip came to it. */
const withItems = (slip: Slip, items: readonly SlipItem[]): Slip => ({
  ...slip,
  items,
  multiple: slip.multiple || items.length > 1,
})

export const removePick = (slip: Slip, key: string): Slip =>
  withItems(
    slip,
    slip.items.filter((item) => pickKey(item) !== key),
  )

/** Without the picks that this one replaces: those of its play group, and champions or all others. */
const besides = ({ items }: Slip, pick: SlipPick): readonly SlipItem[] =>
  items.filter((item) => groupKey(item) !== groupKey(pick) && isChampion(item) === isChampion(pick))

/** Whether the touch empties the slip of picks of the other kind. */
const replacesKind = (slip: Slip, pick: SlipPick): boolean =>
  slip.items.some((item) => isChampion(item) !== isChampion(pick))

export const isFullFor = (slip: Slip, pick: SlipPick): boolean =>
  !holdsPick(slip, pickKey(pick)) && besides(slip, pick).length >= maxSlipItems

/** A champion has no place in a series: it is bet on alone. */
const endsSeries = ({ series }: Slip, pick: SlipPick): boolean => series && isChampion(pick)

/** Whether the touch changes more than the pick itself: it replaces picks of the other kind, or ends the series. */
export const isReplacing = (slip: Slip, pick: SlipPick): boolean =>
  !holdsPick(slip, pickKey(pick)) && (replacesKind(slip, pick) || endsSeries(slip, pick))

const withPick = (slip: Slip, pick: SlipPick, stakeText: string): Slip =>
  withItems(endsSeries(slip, pick) ? { ...slip, ...noSeries } : slip, [
    ...besides(slip, pick),
    { ...itemOf(pick), stakeText },
  ])

/** A touched price: there already, it goes; else it takes the place of what it cannot stand beside. */
export const togglePick = (slip: Slip, pick: SlipPick, stakeText: string): Slip =>
  holdsPick(slip, pickKey(pick)) ? removePick(slip, pickKey(pick)) : withPick(slip, pick, stakeText)

/** Multiple turned off keeps the last item alone, which is no series either. */
export const chooseMode = (slip: Slip, mode: SlipMode): Slip => {
  if (mode === modeOf(slip)) return slip
  if (mode === 'single')
    return { ...slip, multiple: false, series: false, items: slip.items.slice(-1) }
  return { ...slip, multiple: true, series: mode === 'series', seriesStakes: {} }
}

export const clearSlip = (slip: Slip): Slip => emptySlip(slip.oddsType)
