import { hiddenDigits } from '@xinghe/rules/account/mask.ts'
import type { Events } from '../../../platform/bus/events.ts'

/** The login that waits for its code. */
export type NewDevice = Events['newDevice']

/** What the field of the hidden digits takes of what was typed or pasted. */
export const middleDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, hiddenDigits)

export const isMiddle = (typed: string): boolean => typed.length === hiddenDigits

/** The whole number, digits only, out of its mask and what the mask hides. */
export const numberWith = (masked: string, middle: string): string =>
  masked.replace(/\*+/, middle).replace(/\D/g, '')

/** The text before and after the hidden digits. */
export const aroundMask = (masked: string): readonly [before: string, after: string] => {
  const [before = '', ...after] = masked.split(/\*+/)
  return [before, after.join('')]
}
