import { no, ok, type Result } from '../../base/result.ts'
import { countOf, isWhole, parsed, seedOf, textOf } from './proof-fields.ts'
import type { DrawProof } from './verify-draw.ts'

/** A draw as text to copy. */
export const drawProofText = (proof: DrawProof): string => JSON.stringify(proof, null, 2)

const numbersOf = (value: unknown): readonly number[] | null => {
  if (!Array.isArray(value)) return null
  const numbers = value.map(countOf)
  return isWhole(numbers) ? numbers : null
}

/** More links than any chain has: a number typed by hand must not keep the browser hashing for ever. */
const mostLinks = 1_000_000

/** Parses the text of a draw's proof, copied or typed. */
export const readDrawProof = (text: string): Result<DrawProof, 'proof-unreadable'> => {
  const fields = parsed(text) ?? {}
  const proof = {
    table: textOf(fields['table']),
    link: countOf(fields['link']),
    seed: seedOf(fields['seed']),
    salt: textOf(fields['salt']),
    start: seedOf(fields['start']),
    numbers: numbersOf(fields['numbers']),
  }
  return isWhole(proof) && proof.link <= mostLinks ? ok(proof) : no('proof-unreadable')
}
