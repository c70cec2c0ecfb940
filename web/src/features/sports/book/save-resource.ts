import { MutationObserver } from '@tanstack/react-query'
import { queryClient } from '../../../platform/api/query-client.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { askAnew } from './use-resource.ts'

interface Save<Answer> {
  readonly queryKey: readonly unknown[]
  readonly send: () => Promise<Answer>
  /** Shown until the answer comes; undone where the server refuses. */
  readonly change?: (before: Answer | undefined) => Answer
}

/**
 * The saves of one resource are sent one after another, and only the last answer is cached: answers out
 * of order would bring an older choice back.
 */
export const saveInOrder = <Answer>({ queryKey, send, change }: Save<Answer>): Promise<Answer> => {
  const mutationKey = ['save', ...queryKey]
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1
  // A read that is still running would show the values before the change.
  void queryClient.cancelQueries({ queryKey })
  if (change !== undefined) queryClient.setQueryData<Answer>(queryKey, change)
  return new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: send,
    onSuccess: (answer) => {
      if (isLast()) queryClient.setQueryData<Answer>(queryKey, answer)
    },
    onError: () => {
      if (isLast()) void askAnew(queryKey)
    },
  }).mutate()
}

interface OptimisticSave<Answer> extends Required<Save<Answer>> {
  /** The toast where the server refuses. */
  readonly fault: string
}

export const saveOptimistically = async <Answer>({
  fault,
  ...save
}: OptimisticSave<Answer>): Promise<void> => {
  try {
    await saveInOrder(save)
  } catch {
    showToast(translate(fault), { tone: 'error' })
  }
}
