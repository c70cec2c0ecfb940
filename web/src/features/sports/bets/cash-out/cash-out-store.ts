import * as z from 'zod/mini'
import type { CashOut } from '@xinghe/contract/sports-cash-out.ts'
import { resourceMethods, type ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { create } from 'zustand'
import { session } from '../../../../platform/session/session.ts'
import { parsed, readText, writeText } from '../../book/stored-text.ts'

/** What the member meant by one press. Sent again with the same id it can never pay twice. */
export interface CashOutIntention {
  readonly requestId: string
  readonly request: ResourceInput<'cashOut'>
}

/** The last request to cash a bet out, until the member has seen what became of it. */
export type CashOutProgress = { readonly intention: CashOutIntention } & (
  | { readonly phase: 'sending' }
  /** No answer came. `missing`: the server says that the request never arrived. */
  | { readonly phase: 'unknown'; readonly missing: boolean }
  | { readonly phase: 'answered'; readonly cashOut: CashOut }
  /** The call was refused: nothing was asked for. */
  | { readonly phase: 'refused'; readonly fault: unknown }
)

type ByBet = Readonly<Record<string, CashOutProgress>>

const stored = z.array(
  z.object({ requestId: z.string(), request: resourceMethods.cashOut.request }),
)

const keyOf = (userId: string): string => `cash-out ${userId}`

const readStored = (userId: string): readonly CashOutIntention[] => {
  const read = z.safeDecode(stored, parsed(readText(keyOf(userId))) as never)
  return read.success ? read.data : []
}

const writeStored = (userId: string, intentions: readonly CashOutIntention[]): void => {
  const written = z.safeEncode(stored, [...intentions])
  if (!written.success) return
  writeText(keyOf(userId), intentions.length === 0 ? null : JSON.stringify(written.data))
}

/** Whether the outcome is still to come: such a request is asked about after a reload. */
const isOpen = (progress: CashOutProgress): boolean =>
  progress.phase === 'sending' ||
  progress.phase === 'unknown' ||
  (progress.phase === 'answered' && progress.cashOut.state === 'confirming')

const restored = (userId: string): ByBet =>
  Object.fromEntries(
    readStored(userId).map((intention) => [
      intention.request.betId,
      { phase: 'unknown', intention, missing: false },
    ]),
  )

const useStore = create<ByBet>(() => restored(session.get().userId))

export const useCashOutProgress = (betId: string): CashOutProgress | null =>
  useStore((byBet) => byBet[betId] ?? null)
export const useCashOutsUnderWay = (): ByBet => useStore((byBet) => byBet)

/** A decided one never changes again: another answer is older than the one that is known. */
const isDecided = (progress: CashOutProgress): boolean =>
  progress.phase === 'answered' && progress.cashOut.state !== 'confirming'

const keep = (userId: string, progress: CashOutProgress): void => {
  const { requestId } = progress.intention
  const others = readStored(userId).filter((one) => one.requestId !== requestId)
  writeStored(userId, isOpen(progress) ? [...others, progress.intention] : others)
}

/** Stored before it is sent, so that its outcome can always be queried. */
export const beginCashOut = (intention: CashOutIntention): void => {
  const progress = { phase: 'sending', intention } as const
  keep(session.get().userId, progress)
  useStore.setState({ [intention.request.betId]: progress })
}

/** Notes what became of a request. The member may have logged out meanwhile, or asked anew: false then. */
export const noteCashOut = (userId: string, progress: CashOutProgress): boolean => {
  const { betId } = progress.intention.request
  const known = useStore.getState()[betId]
  const isShown =
    userId === session.get().userId && known?.intention.requestId === progress.intention.requestId
  if (isShown && isDecided(known)) return false
  keep(userId, progress)
  if (isShown) useStore.setState({ [betId]: progress })
  return isShown
}

/** The member has seen the outcome, or gives up a request that never arrived. */
export const dismissCashOut = ({ requestId, request: { betId } }: CashOutIntention): void => {
  const { userId } = session.get()
  writeStored(
    userId,
    readStored(userId).filter((one) => one.requestId !== requestId),
  )
  const { [betId]: _, ...others } = useStore.getState()
  useStore.setState(others, true)
}

session.onChange(({ userId }) => useStore.setState(restored(userId), true))
