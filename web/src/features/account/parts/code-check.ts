import type { Refused } from '@xinghe/contract/refusal.ts'
import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { codeRefusals } from '../../../platform/form/code-refusals.ts'
import { codeText } from './messages.ts'

/** What is wrong with a typed code before the server sees it. */
export const codeFault = (code: string, asked: boolean): string | undefined => {
  if (code === '') return asked ? codeText.missing : codeText.notAsked
  return code.length < codeLength ? codeText.short : undefined
}

export const isAboutCode = ({ refusal }: Refused): boolean => codeRefusals.includes(refusal)
