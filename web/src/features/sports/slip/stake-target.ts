import { amountText, typedAmount } from '@xinghe/rules/base/amount-input.ts'
import { fenFromTyped, type Fen } from '@xinghe/rules/base/money.ts'
import { setSeriesStake, setStake, type Slip } from '@xinghe/rules/sports/slip.ts'
import { offeredBets, type SlipBet } from '@xinghe/rules/sports/slip-bets.ts'
import { pickKey } from '@xinghe/rules/sports/slip-item.ts'
import { create } from 'zustand'
import { currentQuote } from './quote-store.ts'
import { changeSlip, currentSlip } from './slip-store.ts'
import { clampFor } from './stake-room.ts'

/** A field is named by its pick, or by the code of its combination. */
export const fieldOf = ({ code, keys }: SlipBet): string =>
  code === 'single' ? (keys[0] ?? '') : code

interface StakeFields {
  /** Where the quick stakes go: the field that was last used. */
  readonly target: string
  /** The fields that were brought down, until they are typed in again. */
  readonly clamped: ReadonlySet<string>
}

const useStore = create<StakeFields>(() => ({ target: '', clamped: new Set() }))

export const aimAt = (target: string): void => useStore.setState({ target })
export const useClamped = (field: string): boolean => useStore(({ clamped }) => clamped.has(field))

export const typedIn = (slip: Slip, bet: SlipBet): string =>
  bet.code === 'single'
    ? (slip.items.find((item) => pickKey(item) === bet.keys[0])?.stakeText ?? '')
    : (slip.seriesStakes[bet.code] ?? '')

/** Writes a stake, brought down to what limits and balance leave for it. */
export const typeStake = (bet: SlipBet, typed: string): void => {
  const field = fieldOf(bet)
  const { text, clamped } = clampFor(typedAmount(typed), currentSlip(), bet, currentQuote())
  changeSlip((slip) =>
    bet.code === 'single' ? setStake(slip, field, text) : setSeriesStake(slip, field, text),
  )
  useStore.setState((before) => {
    const names = new Set(before.clamped)
    if (clamped) names.add(field)
    else names.delete(field)
    return { clamped: names }
  })
}

/** The field last used; where that is gone, all single bets, or the first combination. */
const targets = (slip: Slip): readonly SlipBet[] => {
  const bets = offeredBets(slip)
  const aimed = bets.find((bet) => fieldOf(bet) === useStore.getState().target)
  if (aimed !== undefined) return [aimed]
  return slip.series ? bets.slice(0, 1) : bets
}

export const addStake = (amount: Fen): void => {
  for (const bet of targets(currentSlip())) {
    const typed = fenFromTyped(typedIn(currentSlip(), bet)) ?? 0n
    typeStake(bet, amountText(typed + amount).replace(/\.00$/, ''))
  }
}

/** More than anyone has: the clamp makes of it what there is. */
const everything = '9'.repeat(12)

export const stakeEverything = (): void => {
  const [first] = targets(currentSlip())
  if (first !== undefined && currentQuote() !== null) typeStake(first, everything)
}
