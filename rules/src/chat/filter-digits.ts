import type { FoldedCharacter } from './filter-fold.ts'

/** A run of digits without a separator in it, as digits. */
export interface DigitGroup {
  readonly digits: string
  readonly first: number
  readonly last: number
}

const numerals = '零0〇0洞0一1幺1壹1二2两2贰2三3叁3四4肆4五5伍5六6陆6七7柒7拐7八8捌8九9玖9勾9'
const digitOf = new Map<string, string>()
for (let at = 0; at < numerals.length; at += 2)
  digitOf.set(numerals.charAt(at), numerals.charAt(at + 1))
for (const digit of '0123456789') digitOf.set(digit, digit)

/** Letters that stand for a digit, among digits only. */
const letterDigits = new Map([
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['|', '1'],
])

const isLetter = /[a-z]/

/** True where a letter that looks like a digit has a real digit in the same word and no other letter. */
const isDigitWord = (folded: readonly FoldedCharacter[], at: number): boolean => {
  let real = false
  const look = (from: number, step: number): boolean => {
    for (let place = from; ; place += step) {
      const plain = folded[place]?.plain ?? ' '
      if (digitOf.has(plain)) real = true
      else if (!letterDigits.has(plain)) return !isLetter.test(plain)
    }
  }
  return look(at, 1) && look(at, -1) && real
}

const digitAt = (folded: readonly FoldedCharacter[], at: number): string | undefined => {
  const plain = folded[at]?.plain ?? ''
  const digit = digitOf.get(plain)
  if (digit !== undefined) return digit
  const letter = letterDigits.get(plain)
  return letter !== undefined && isDigitWord(folded, at) ? letter : undefined
}

/** The groups of digits of a text: 138-0013-8000 has three. */
export const digitGroups = (folded: readonly FoldedCharacter[]): readonly DigitGroup[] => {
  const groups: DigitGroup[] = []
  let open: DigitGroup | undefined
  for (let at = 0; at <= folded.length; at += 1) {
    const digit = at < folded.length ? digitAt(folded, at) : undefined
    if (digit !== undefined) {
      open = open
        ? { ...open, digits: open.digits + digit, last: at }
        : { digits: digit, first: at, last: at }
    } else if (open) {
      groups.push(open)
      open = undefined
    }
  }
  return groups
}
