import { Refused } from '@xinghe/contract/refusal.ts'
import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { pickKey, type SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import { holdsPick } from '@xinghe/rules/sports/slip/picks.ts'
import {
  slipFault,
  slipReducer,
  type SlipAction,
  type SlipFault,
} from '@xinghe/rules/sports/slip/reducer.ts'
import {
  intentionOf,
  type Placement,
  type Quotes,
  type Slip,
  type SlipState,
} from '@xinghe/rules/sports/slip/state.ts'
import { restore, storedOf } from '@xinghe/rules/sports/slip/stored.ts'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { loadRefusalTexts } from '../../../platform/transport/refusal-texts.ts'
import { textOfFault } from '../../../platform/transport/text-of-fault.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session/session.ts'
import { onStored, readStored, removeStored, writeStored } from './stored-slip.ts'

const restored = (userId: string): SlipState<Bet> => restore(readStored(userId))

const useStore = create<SlipState<Bet>>(() => restored(session.get().userId))

/** For reading outside React. */
export const currentState = (): SlipState<Bet> => useStore.getState()
export const useSlip = (): Slip => useStore(({ slip }) => slip)
export const useQuotes = (): Quotes => useStore(({ quotes }) => quotes)
export const usePlacement = (): Placement<Bet> => useStore(({ placement }) => placement)
/** A selector over the state; renders only when its value changes. */
export const useFromSlip = <Value>(select: (state: SlipState<Bet>) => Value): Value =>
  useStore(select)

export const useSlipCount = (): number => useStore(({ slip }) => slip.items.length)
/** The keys of all picks; the same array until a pick is added or removed. */
export const useSlipKeys = (): readonly string[] =>
  useStore(useShallow(({ slip }) => slip.items.map(pickKey)))
/** Whether the price with this key (`pickKey`) lies in the slip; one subscription per cell. */
export const usePicked = (key: string): boolean => useStore(({ slip }) => holdsPick(slip, key))

const sayNo = async (reason: SlipFault): Promise<void> => {
  await loadRefusalTexts()
  showToast(textOfFault(new Refused(reason), translate), { tone: 'warning' })
}

/** Prices are not stored: a tab that only receives them must not overwrite another tab's change. */
const unstored: ReadonlySet<SlipAction['type']> = new Set([
  'quoted',
  'quote-failed',
  'prices-heard',
  'field-focused',
  'member-changed',
  'stored-elsewhere',
])

/** The request of another tab that this one follows; null without one. */
let followed: string | null = null

/** An outcome counts as seen once it is stored, so only the tab that sent the request stores it. */
const isForAnotherTab = (action: SlipAction): boolean =>
  action.type === 'answered' && action.requestId === followed

/**
 * The only function that changes the slip, stored at once so that a reload loses nothing. An outcome
 * may belong to a member who has logged out meanwhile. False where the rules refuse, with a toast.
 */
export const dispatch = (action: SlipAction<Bet>, userId = session.get().userId): boolean => {
  const isShown = userId === session.get().userId
  const before = isShown ? currentState() : restored(userId)
  const fault = slipFault(before, action)
  if (fault !== null) void sayNo(fault)
  const state = slipReducer(before, action)
  if (isShown) useStore.setState(state, true)
  const isChanged = state.slip !== before.slip || state.placement !== before.placement
  const isStored = !unstored.has(action.type) && !isForAnotherTab(action)
  if (isChanged && isStored) writeStored(userId, storedOf(state))
  return fault === null
}

/**
 * The board's press on a price. Of a champion `matchId` is the championId, `home` the title and `away`
 * the runner's name. False where the slip would not take it.
 */
export const togglePick = (pick: SlipPick): boolean => dispatch({ type: 'pick-toggled', pick })

const visitor = ''

/** After the login the visitor's slip goes on; picks of an earlier visit of the member come before its own. */
session.onChange(({ userId }) => {
  const filled = userId === visitor ? null : readStored(visitor).slip
  removeStored(visitor)
  const stored = readStored(userId)
  const isEmpty = stored.slip.items.length === 0 && stored.intention === null
  if (filled !== null && isEmpty) {
    dispatch({ type: 'member-changed', stored: { ...stored, slip: filled } })
    writeStored(userId, storedOf(currentState()))
    return
  }
  dispatch({ type: 'member-changed', stored })
  for (const item of filled?.items ?? []) {
    if (!holdsPick(currentState().slip, pickKey(item))) togglePick(item)
  }
})

onStored((userId) => {
  if (userId !== session.get().userId) return
  const stored = readStored(userId)
  const before = intentionOf(currentState())
  dispatch({ type: 'stored-elsewhere', stored })
  const after = intentionOf(currentState())
  if (after?.requestId !== before?.requestId) followed = after?.requestId ?? null
  // The other tab's write did not include this tab's change, which a reload would lose: store it again.
  const isLost = stored.intention === null && intentionOf(currentState()) !== null
  if (isLost) writeStored(userId, storedOf(currentState()))
})
