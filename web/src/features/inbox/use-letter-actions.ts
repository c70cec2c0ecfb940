import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { deleteLetters, readAllLetters, readLetters } from '@xinghe/contract/inbox-letters.ts'
import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import { callApi } from '../../platform/api/client.ts'
import { refreshCall } from '../../platform/api/use-call.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { refreshLetters } from './use-letters.ts'

export interface LetterActions {
  readonly busy: boolean
  /** Each resolves to whether the server has done it. */
  readonly read: (ids: readonly string[]) => Promise<boolean>
  readonly remove: (ids: readonly string[]) => Promise<boolean>
  readonly readAll: (type: LetterType, upTo: string) => Promise<boolean>
}

const refresh = (): Promise<unknown> =>
  Promise.all([refreshCall(unreadCounts, { userSystem: 1 }), refreshLetters()])

/**
 * Marks an opened letter. Several may be opened before the first answer, and a letter whose mark failed
 * stays unread.
 */
export const markOpened = (id: string): Promise<unknown> =>
  callApi(readLetters, { ids: [id] }).then(refresh, () => undefined)

/** Changes of the chosen letters; faults are shown as toasts. */
export const useLetterActions = (): LetterActions => {
  const options = { refresh, toastFaults: true }
  const reading = useWrite(readLetters, options)
  const removing = useWrite(deleteLetters, options)
  const readingAll = useWrite(readAllLetters, options)
  return {
    busy: reading.busy || removing.busy || readingAll.busy,
    read: async (ids) => (await reading.send({ ids: [...ids] }))?.kind === 'answered',
    remove: async (ids) => (await removing.send({ ids: [...ids] }))?.kind === 'answered',
    readAll: async (type, upTo) => (await readingAll.send({ type, upTo }))?.kind === 'answered',
  }
}
