import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { Refusal } from '@xinghe/contract/refusal-table.ts'

let table: Readonly<Record<RefusalName, Refusal>> | null = null

/**
 * The texts are a file of their own, fetched when the first of them is needed. Where it cannot be
 * had, the words of the answer serve.
 */
export const loadRefusalTexts = async (): Promise<void> => {
  if (table !== null) return
  try {
    const { refusals } = await import('@xinghe/contract/refusal-table.ts')
    table = refusals
  } catch {
    // The network may be back by the next refusal.
  }
}

/** Without the texts every name is taken for a known one, so that what hangs on it still happens. */
export const isKnownRefusal = (name: string): name is RefusalName =>
  table === null || Object.hasOwn(table, name)

export const refusalText = (name: RefusalName): string | undefined => table?.[name].text
