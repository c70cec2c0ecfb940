import type { RefusalName } from '@xinghe/contract/refusal.ts'
import type { Refusal } from '@xinghe/contract/refusal-table.ts'

let table: Readonly<Record<RefusalName, Refusal>> | null = null

/**
 * The texts are a chunk of their own, loaded with the first refusal. Where it cannot be loaded,
 * the text of the answer is shown.
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

/** Without the texts every name counts as known, so that behaviour by name still works. */
export const isKnownRefusal = (name: string): name is RefusalName =>
  table === null || Object.hasOwn(table, name)

export const refusalText = (name: RefusalName): string | undefined => table?.[name].text
