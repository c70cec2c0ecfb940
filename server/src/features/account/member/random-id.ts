import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** 16 characters of 36: a collision is expected after some 10^12 registrations. */
export const newMemberId = (): MemberId =>
  `mem_${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}`

/** For challenges and pass tokens, which must not be guessable. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
