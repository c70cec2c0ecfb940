import { createCipheriv, createHmac, createSecretKey } from 'node:crypto'
import type { Rng } from '@xinghe/rules/base/rng.ts'

const blockBytes = 1_024
const zeros = Buffer.alloc(blockBytes)
const counter = Buffer.alloc(16)
const range = 0x1_0000_0000

/**
 * The random numbers of one match: a key stream derived from the secret and the match id. Nothing public about
 * the match, not even its course so far, allows anyone to predict the rest.
 */
export const secretCourse = (secret: Uint8Array, matchId: string): Rng => {
  // Key objects, since Node takes four times as long with plain bytes, and a start draws whole seasons.
  const key = createHmac('sha256', createSecretKey(secret)).update(matchId).digest()
  const stream = createCipheriv('aes-256-ctr', createSecretKey(key), counter)
  let block = Buffer.alloc(0)
  let at = 0
  const next = (): number => {
    if (at === block.length) {
      block = stream.update(zeros)
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4)
  }
  return {
    below(bound) {
      // Rejection keeps every value equally likely where the bound does not divide 2^32.
      const limit = Math.floor(range / bound) * bound
      let value = next()
      while (value >= limit) value = next()
      return value % bound
    },
  }
}
