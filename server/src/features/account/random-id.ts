import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** 16 of 36 characters: two members meet by chance after some 10^12 registrations. */
export const newMemberId = (): MemberId =>
  `mem_${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}`

/** For challenges and pass tokens: nobody guesses one. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
