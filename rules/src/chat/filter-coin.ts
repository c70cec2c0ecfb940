import type { FoldedCharacter } from './filter-fold.ts'

const separator = /[^\p{L}\p{N}]/u
const tron = /T[1-9A-HJ-NP-Za-km-z]{33}/g
const bitcoin = /(?<![0-9A-Za-z])[13][1-9A-HJ-NP-Za-km-z]{25,33}(?![0-9A-Za-z])/g
const ether = /0x[0-9a-f]{40}/i
const segwit = /bc1[02-9ac-hj-np-z]{25,59}/i

/** Random characters change between letters and digits often; words with years in them do not. */
const changesFewest = 5
const changesOf = (text: string): number =>
  (text.match(/(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)/g) ?? []).length

const isMixed = (text: string): boolean =>
  /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text)

/** An address of a coin, whole or broken by separators. */
export const hasCoinAddress = (folded: readonly FoldedCharacter[]): boolean => {
  const whole = folded.map(({ cased }) => cased).join('')
  const joined = folded
    .filter(({ cased }) => !separator.test(cased))
    .map(({ cased }) => cased)
    .join('')
  if (ether.test(joined) || segwit.test(joined)) return true
  if ([...whole.matchAll(tron), ...whole.matchAll(bitcoin)].some(([found]) => isMixed(found))) {
    return true
  }
  return [...joined.matchAll(tron)].some(
    ([found]) => isMixed(found) && changesOf(found) >= changesFewest,
  )
}
