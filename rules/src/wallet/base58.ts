const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Carries digits of one base over into another, most significant first. */
const rebase = (digits: Iterable<number>, from: number, to: number): number[] => {
  const result: number[] = []
  for (const digit of digits) {
    let carry = digit
    for (let at = 0; at < result.length; at += 1) {
      carry += (result[at] ?? 0) * from
      result[at] = carry % to
      carry = Math.floor(carry / to)
    }
    while (carry > 0) {
      result.push(carry % to)
      carry = Math.floor(carry / to)
    }
  }
  return result.toReversed()
}

const leadingCount = <Item>(items: Iterable<Item>, zero: Item): number => {
  let count = 0
  for (const item of items) {
    if (item !== zero) break
    count += 1
  }
  return count
}

/** Leading zero bytes are written as so many ones. */
export const toBase58 = (bytes: Uint8Array): string => {
  const digits = rebase(bytes, 256, 58).map((digit) => alphabet.charAt(digit))
  return '1'.repeat(leadingCount(bytes, 0)) + digits.join('')
}

/** Null where a character is none of the alphabet (0, O, I and l are left out of it). */
export const fromBase58 = (text: string): Uint8Array | null => {
  const digits = Array.from(text, (character) => alphabet.indexOf(character))
  if (digits.includes(-1)) return null
  const zeros = Array.from({ length: leadingCount(text, '1') }, () => 0)
  return Uint8Array.from([...zeros, ...rebase(digits, 58, 256)])
}
