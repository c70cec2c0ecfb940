import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Config } from '../../../platform/config/config.ts'
import { openGate, type Gate } from '../../../platform/jobs/gate.ts'

export interface Passwords {
  hash(passwordMd5: string): Promise<string>
  /** Null for an unknown name: takes as long and is never right. */
  matches(passwordMd5: string, stored: string | null): Promise<boolean>
}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** A stored hash contains its cost. */
const costs: Record<Config['passwordCost'], Cost> = {
  // 19 MiB, two passes: the minimum of OWASP for argon2id.
  full: { memory: 19_456, passes: 2, parallelism: 1 },
  least: { memory: 8, passes: 1, parallelism: 1 },
}
const saltBytes = 16
const tagBytes = 32
/** At about 35 ms each, a longer queue would make members wait for seconds. */
const queueLimit = 128

export const openPasswords = async (
  howMuch: Config['passwordCost'] = 'full',
  gate: Gate = openGate(Math.max(1, availableParallelism() - 1), queueLimit),
): Promise<Passwords> => {
  const cost = costs[howMuch]
  const through = <T>(work: () => Promise<T>): Promise<T> =>
    gate(work, () => new Refused('too-often'))
  const hash = (passwordMd5: string): Promise<string> =>
    through(async () => {
      const salt = randomBytes(saltBytes)
      return phc(salt, await derive(passwordMd5, salt, cost, tagBytes), cost)
    })
  const nobody = await hash(randomBytes(saltBytes).toString('hex'))
  return {
    hash,
    matches: (passwordMd5, stored) =>
      through(async () => {
        const { salt, tag, cost: own } = readPhc(stored ?? nobody)
        const made = await derive(passwordMd5, salt, own, tag.length)
        return timingSafeEqual(made, tag) && stored !== null
      }),
  }
}

const derive = (
  message: string,
  nonce: Buffer,
  { memory, passes, parallelism }: Cost,
  tagLength: number,
) =>
  new Promise<Buffer>((resolve, reject) => {
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    )
  })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const phc = (salt: Buffer, tag: Buffer, { memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

const phcShape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const readPhc = (text: string): { salt: Buffer; tag: Buffer; cost: Cost } => {
  const [, memory, passes, parallelism, salt, tag] = phcShape.exec(text) ?? []
  if (salt === undefined || tag === undefined)
    throw new Error('a stored password hash is malformed')
  return {
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  }
}
