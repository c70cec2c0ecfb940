import { MutationObserver } from '@tanstack/react-query'
import { queryClient } from '../../../platform/api/query-client.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { askAnew } from './use-resource.ts'

interface Save<Answer> {
  readonly queryKey: readonly unknown[]
  readonly change: (before: Answer | undefined) => Answer
  readonly send: () => Promise<Answer>
  /** The toast where the server refuses; the change is undone. */
  readonly fault: string
}

/**
 * Shows a change at once and saves it. The saves of one resource are sent one after another, and only the
 * last answer is shown: answers that cross would bring an older choice back.
 */
export const saveResource = async <Answer>(save: Save<Answer>): Promise<void> => {
  const { queryKey, change, send, fault } = save
  const mutationKey = ['save', ...queryKey]
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1
  // A read that is still running would show the values before the change.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Answer>(queryKey, change)
  const mutation = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: send,
    onSuccess: (answer) => {
      if (isLast()) queryClient.setQueryData<Answer>(queryKey, answer)
    },
    onError: () => {
      showToast(translate(fault), { tone: 'error' })
      if (isLast()) void askAnew(queryKey)
    },
  })
  await mutation.mutate().catch(() => undefined)
}
