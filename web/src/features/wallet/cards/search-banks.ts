import type { Addable } from './use-cards.ts'

export type Bank = Addable['banks'][number]

/** By any part of the name, or by the beginning of the code: `工商`, `icbc`. */
export const searchBanks = (banks: readonly Bank[], typed: string): readonly Bank[] => {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  return banks.filter(
    ({ code, name }) => name.toLowerCase().includes(text) || code.toLowerCase().startsWith(text),
  )
}
