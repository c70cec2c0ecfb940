import { codeLength } from '@xinghe/rules/account/code-policy.ts'

export { codeLength }

/** What a code field keeps of what was typed or pasted: digits, full-width ones too. */
export const codeDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength)
