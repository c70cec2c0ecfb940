import { createHmac } from 'node:crypto'
import type { CodePurpose } from '@xinghe/rules/account/code-policy.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** Keyed, and bound to target and purpose: all million codes of a plain hash could be tried in a second. */
export const hashCode = (
  secrets: Secrets,
  targetHash: string,
  purpose: CodePurpose,
  code: string,
): string =>
  createHmac('sha256', secrets.key('verification-code'))
    .update(`${targetHash} ${purpose} ${code}`)
    .digest('hex')
