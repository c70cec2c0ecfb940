import { Refused } from '@xinghe/contract/refusal.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { OddsType } from '@xinghe/rules/base/odds.ts'
import type { Result } from '@xinghe/rules/base/result.ts'
import { defaultBookSettings } from '@xinghe/rules/sports/book-settings.ts'
import {
  emptySlip,
  setOddsType,
  setStake,
  togglePick as toggled,
  type Slip,
  type SlipFault,
} from '@xinghe/rules/sports/slip.ts'
import { pickKey, type SlipPick } from '@xinghe/rules/sports/slip-item.ts'
import { slipFromText, slipToText } from '@xinghe/rules/sports/slip-text.ts'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { loadRefusalTexts } from '../../../platform/api/refusal-texts.ts'
import { textOfFault } from '../../../platform/api/text-of-fault.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { isLoggedIn, session } from '../../../platform/session/session.ts'
import { keep, onKept, readKept } from './kept-text.ts'

const keptName = 'slip'

const readSlipOf = (userId: string): Slip =>
  slipFromText(readKept(keptName, userId) ?? '') ?? emptySlip(defaultBookSettings.oddsType)

const useStore = create<{ slip: Slip }>(() => ({ slip: readSlipOf(session.get().userId) }))

/** For reading outside React. */
export const currentSlip = (): Slip => useStore.getState().slip
export const useSlip = (): Slip => useStore(({ slip }) => slip)
export const useSlipCount = (): number => useStore(({ slip }) => slip.items.length)
/** Of all picks; another list only where picks came or went. */
export const useSlipKeys = (): readonly string[] =>
  useStore(useShallow(({ slip }) => slip.items.map(pickKey)))

/** Whether the price with this key (`pickKey`) lies in the slip; one subscription per cell. */
export const usePicked = (key: string): boolean =>
  useStore(({ slip }) => slip.items.some((item) => pickKey(item) === key))

const isInSlip = (key: string): boolean => currentSlip().items.some((item) => pickKey(item) === key)

/** Every change goes through here and is kept at once, so that a reload loses nothing. */
export const changeSlip = (change: (slip: Slip) => Slip): void => {
  const before = currentSlip()
  const slip = change(before)
  if (slip === before) return
  useStore.setState({ slip })
  keep(keptName, session.get().userId, slipToText(slip))
}

/** The slip of a member who has been logged out meanwhile. */
export const changeKeptSlip = (userId: string, change: (slip: Slip) => Slip): void =>
  keep(keptName, userId, slipToText(change(readSlipOf(userId))))

const sayNo = async (reason: SlipFault): Promise<void> => {
  await loadRefusalTexts()
  showToast(textOfFault(new Refused(reason), translate), { tone: 'warning' })
}

/** A change that the rules may refuse; the reason is told. */
export const tryChange = (change: (slip: Slip) => Result<Slip, SlipFault>): boolean => {
  const changed = change(currentSlip())
  if (changed.ok) changeSlip(() => changed.value)
  else void sayNo(changed.reason)
  return changed.ok
}

/**
 * The board's press on a price. Of a champion `matchId` is the championId, `home` the title and `away`
 * the runner's name. False where the slip would not take it.
 */
export const togglePick = (pick: SlipPick): boolean => {
  const key = pickKey(pick)
  const taken = tryChange((slip) => toggled(slip, pick))
  if (!taken || !isInSlip(key)) return taken
  if (defaultStakeText !== '') changeSlip((slip) => setStake(slip, key, defaultStakeText))
  // A visitor's pick waits until they have logged in.
  isLoggedIn({ prompt: true })
  return true
}

let defaultStakeText = ''

/** What a new pick is staked with; null leaves its field empty. */
export const followDefaultStake = (stake: Fen | null): void => {
  defaultStakeText = stake === null ? '' : fenToText(stake).replace(/\.00$/, '')
}

/** The member's own odds type, as the settings of the book have it. */
export const followOddsType = (oddsType: OddsType): void =>
  changeSlip((slip) => (slip.oddsType === oddsType ? slip : setOddsType(slip, oddsType)))

const visitor = ''

/** What a visitor picked waits for the login and joins what the member had. */
const takeOver = (userId: string): void => {
  const waiting = userId === visitor ? [] : readSlipOf(visitor).items
  keep(keptName, visitor, null)
  useStore.setState({ slip: readSlipOf(userId) })
  for (const item of waiting) {
    if (!isInSlip(pickKey(item))) togglePick(item)
  }
}

session.onChange(({ userId }) => takeOver(userId))
onKept(keptName, (userId) => {
  if (userId === session.get().userId) useStore.setState({ slip: readSlipOf(userId) })
})
