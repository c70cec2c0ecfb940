import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { codeText } from './messages.ts'

/** What is wrong with a typed code before the server sees it. */
export const codeFault = (code: string, asked: boolean): string | undefined => {
  if (code === '') return asked ? codeText.missing : codeText.notAsked
  return code.length < codeLength ? codeText.short : undefined
}

/** Refusals that stand beside the code. */
const codeRefusals: readonly RefusalName[] = [
  'code-missing',
  'code-wrong',
  'code-locked',
  'code-expired',
  'code-sent-just-now',
  'code-sends-used-up',
]

export const isAboutCode = ({ refusal }: Refused): boolean => codeRefusals.includes(refusal)

export const placesOfCode = <Field extends string>(
  field: Field,
): Partial<Record<RefusalName, Field>> =>
  Object.fromEntries(codeRefusals.map((name) => [name, field]))
