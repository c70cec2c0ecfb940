import type { Price } from '@xinghe/rules/games/shared/shared-game.ts'
import { fenFromTyped, type Fen } from '@xinghe/rules/base/money.ts'
import { lotteryOffer } from '@xinghe/rules/games/lottery/limits.ts'
import { checkStake, slipMost } from '@xinghe/rules/games/shared/stake.ts'

export interface SlipLine {
  /** Play and pick: each stands on the slip once. */
  readonly key: string
  readonly play: string
  readonly pick: string
  readonly price: Price
}

export interface Slip {
  readonly lines: readonly SlipLine[]
  readonly mode: 'together' | 'apart'
  /** What is typed: for all lines, and by line. */
  readonly typed: string
  readonly typedOf: Readonly<Record<string, string>>
}

export const emptySlip: Slip = { lines: [], mode: 'together', typed: '10', typedOf: {} }

export type SlipAction =
  | { readonly type: 'toggled'; readonly line: SlipLine }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'mode'; readonly mode: Slip['mode'] }
  | { readonly type: 'typed'; readonly text: string; readonly key?: string }

const without = (lines: readonly SlipLine[], key: string): SlipLine[] =>
  lines.filter((line) => line.key !== key)

export const slipReducer = (slip: Slip, action: SlipAction): Slip => {
  switch (action.type) {
    case 'toggled': {
      const { line } = action
      if (slip.lines.some(({ key }) => key === line.key))
        return { ...slip, lines: without(slip.lines, line.key) }
      return slip.lines.length >= slipMost ? slip : { ...slip, lines: [...slip.lines, line] }
    }
    case 'removed':
      return { ...slip, lines: without(slip.lines, action.key) }
    case 'cleared':
      return { ...slip, lines: [], typedOf: {} }
    case 'mode':
      return { ...slip, mode: action.mode }
    default:
      return action.key === undefined
        ? { ...slip, typed: action.text, typedOf: {} }
        : { ...slip, typedOf: { ...slip.typedOf, [action.key]: action.text } }
  }
}

export const typedFor = (slip: Slip, { key }: SlipLine): string =>
  slip.mode === 'together' ? slip.typed : (slip.typedOf[key] ?? slip.typed)

export interface StakedLine {
  readonly line: SlipLine
  /** Null where what is typed is no stake. */
  readonly stake: Fen | null
  readonly fault: 'stake-too-low' | 'stake-too-high' | 'stake-not-whole' | null
}

export const stakedLines = (slip: Slip, cap: Fen): StakedLine[] =>
  slip.lines.map((line) => {
    const stake = fenFromTyped(typedFor(slip, line))
    const checked = stake === null ? null : checkStake(lotteryOffer(line.price), stake, 0n, cap)
    return { line, stake, fault: checked === null || checked.ok ? null : checked.reason }
  })

export interface SlipSums {
  readonly total: Fen
  /** The largest payout of one line. */
  readonly mostPayout: Fen
  readonly isReady: boolean
}

export const sumsOf = (staked: readonly StakedLine[]): SlipSums => ({
  total: staked.reduce((sum, { stake }) => sum + (stake ?? 0n), 0n),
  mostPayout: staked.reduce((most, { line, stake }) => {
    const payout = ((stake ?? 0n) / 100n) * BigInt(line.price)
    return payout > most ? payout : most
  }, 0n),
  isReady:
    staked.length > 0 && staked.every(({ stake, fault }) => stake !== null && fault === null),
})
