import type { OddsType } from '../base/odds.ts'
import { no, ok, type Result } from '../base/result.ts'
import { maxLegs } from './combination.ts'
import {
  groupKey,
  isChampion,
  itemOf,
  pickKey,
  type SlipItem,
  type SlipOrder,
  type SlipPick,
} from './slip-item.ts'

export const maxSlipItems = maxLegs

/** Plain JSON, so that it survives a reload. What can be worked out from it is not in it. */
export interface Slip {
  readonly items: readonly SlipItem[]
  readonly multiple: boolean
  readonly series: boolean
  /** The member's own; a series shows Hong Kong odds instead without forgetting it. */
  readonly oddsType: OddsType
  /** What is typed for each way to combine a series, by its code. */
  readonly seriesStakes: Readonly<Record<string, string>>
}

export const emptySlip = (oddsType: OddsType): Slip => ({
  items: [],
  multiple: false,
  series: false,
  oddsType,
  seriesStakes: {},
})

export type SlipFault = 'order-confirming' | 'slip-full'

export const isConfirming = ({ items }: Slip): boolean =>
  items.some(({ order }) => order?.state === 'confirming')

export const slipOddsType = ({ series, oddsType }: Slip): OddsType => (series ? 'H' : oddsType)

/** More than one item is multiple, however the slip came to it. */
const withItems = (slip: Slip, items: readonly SlipItem[]): Slip => ({
  ...slip,
  items,
  multiple: slip.multiple || items.length > 1,
})

const unlessConfirming = <Fault extends string>(
  slip: Slip,
  change: () => Result<Slip, Fault>,
): Result<Slip, Fault | 'order-confirming'> =>
  isConfirming(slip) ? no('order-confirming') : change()

/** A touched price: there already, it goes; else it takes the place of what it cannot stand beside. */
export const togglePick = (slip: Slip, pick: SlipPick): Result<Slip, SlipFault> =>
  unlessConfirming(slip, () => {
    const key = pickKey(pick)
    const others = slip.items.filter((item) => pickKey(item) !== key)
    if (others.length < slip.items.length) return ok(withItems(slip, others))
    const kept = others.filter(
      (item) => groupKey(item) !== groupKey(pick) && isChampion(item) === isChampion(pick),
    )
    if (kept.length >= maxSlipItems) return no('slip-full')
    return ok(withItems(slip, [...kept, itemOf(pick)]))
  })

export const removePick = (slip: Slip, key: string): Result<Slip, 'order-confirming'> =>
  unlessConfirming(slip, () =>
    ok(
      withItems(
        slip,
        slip.items.filter((item) => pickKey(item) !== key),
      ),
    ),
  )

export const clearSlip = (slip: Slip): Result<Slip, 'order-confirming'> =>
  unlessConfirming(slip, () => ok(emptySlip(slip.oddsType)))

/** Turned off it keeps the last item alone, which is no series either. */
export const setMultiple = (slip: Slip, on: boolean): Result<Slip, 'order-confirming'> =>
  unlessConfirming(slip, () =>
    ok(
      on
        ? { ...slip, multiple: true }
        : { ...slip, multiple: false, series: false, items: slip.items.slice(-1) },
    ),
  )

export const setSeries = (slip: Slip, on: boolean): Result<Slip, 'order-confirming'> =>
  unlessConfirming(slip, () => ok({ ...slip, series: on, seriesStakes: {} }))

export const setOddsType = (slip: Slip, oddsType: OddsType): Slip => ({ ...slip, oddsType })

const changeItems = (
  slip: Slip,
  keys: readonly string[],
  change: (item: SlipItem) => SlipItem,
): Slip => ({
  ...slip,
  items: slip.items.map((item) => (keys.includes(pickKey(item)) ? change(item) : item)),
})

export const setStake = (slip: Slip, key: string, stakeText: string): Slip =>
  changeItems(slip, [key], (item) => ({ ...item, stakeText }))

export const setEveryStake = (slip: Slip, stakeText: string): Slip => ({
  ...slip,
  items: slip.items.map((item) => ({ ...item, stakeText })),
})

export const setSeriesStake = (slip: Slip, code: string, stakeText: string): Slip => ({
  ...slip,
  seriesStakes: { ...slip.seriesStakes, [code]: stakeText },
})

/** The order of a single has one pick, that of a series all of them. */
export const setOrder = (slip: Slip, keys: readonly string[], order: SlipOrder): Slip =>
  changeItems(slip, keys, (item) => ({ ...item, order }))

/** What the answer leaves of a slip. */
export interface AfterOrders {
  /** Whether accepted items stay for another bet. */
  readonly keepAccepted: boolean
  /** The ways to combine the series that were refused. */
  readonly refusedCodes: readonly string[]
}

const withoutOrder = (item: SlipItem): SlipItem =>
  item.order?.state === 'accepted' ? { ...item, order: null, stakeText: '' } : item

/** A refused way needs all the picks: they stay, even where another way with them was accepted. */
const afterSeries = (slip: Slip, refusedCodes: readonly string[]): Slip => ({
  ...slip,
  items: slip.items.map(withoutOrder),
  seriesStakes: Object.fromEntries(
    Object.entries(slip.seriesStakes).filter(([code]) => refusedCodes.includes(code)),
  ),
})

/** After an answer: accepted items go, or stay for another bet; what was refused always stays with its stake. */
export const afterOrders = (slip: Slip, { keepAccepted, refusedCodes }: AfterOrders): Slip => {
  if (isConfirming(slip)) return slip
  if (slip.series && (keepAccepted || refusedCodes.length > 0))
    return afterSeries(slip, refusedCodes)
  const items = slip.items
    .filter(({ order }) => keepAccepted || order?.state !== 'accepted')
    .map(withoutOrder)
  return items.length === 0 ? emptySlip(slip.oddsType) : { ...slip, items }
}
