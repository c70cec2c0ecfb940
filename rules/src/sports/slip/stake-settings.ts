import { fenFromTyped, type Fen } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'
import { highestStake } from '../book-settings.ts'

export type StakeSettingFault = 'stakes-none' | 'stake-shape' | 'stake-repeated'

/** A stake as typed; null where it is none. */
export const readStake = (typed: string): Fen | null => {
  const stake = fenFromTyped(typed)
  return stake === null || stake <= 0n || stake > highestStake ? null : stake
}

/** What is typed for the buttons beside the stake, in their order; empty fields are left out. */
export const readQuickStakes = (
  typed: readonly string[],
): Result<readonly Fen[], StakeSettingFault> => {
  const texts = typed.filter((text) => text !== '')
  const stakes = texts.flatMap((text) => readStake(text) ?? [])
  if (texts.length === 0) return no('stakes-none')
  if (stakes.length < texts.length) return no('stake-shape')
  return new Set(stakes).size < stakes.length ? no('stake-repeated') : ok(stakes)
}

/** Whether the stake at this place has the fault of all of them. */
export const hasStakeFault = (
  typed: readonly string[],
  at: number,
  fault: StakeSettingFault,
): boolean => {
  if (fault === 'stakes-none') return true
  const text = typed[at] ?? ''
  const stake = readStake(text)
  if (fault === 'stake-shape') return text !== '' && stake === null
  return stake !== null && typed.slice(0, at).some((before) => readStake(before) === stake)
}

/** Null: a new pick comes without a stake. */
export const readDefaultStake = (typed: string): Result<Fen | null, StakeSettingFault> => {
  if (typed === '') return ok(null)
  const stake = readStake(typed)
  return stake === null ? no('stake-shape') : ok(stake)
}
