import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from '../rng.ts'

const wordsPerBlock = 8
const wordRange = 0x1_0000_0000

/** One number of the stream and where it comes from, for the verify page. */
export interface Draw {
  readonly bound: number
  readonly value: number
  /** The 32-bit word that was accepted. */
  readonly word: number
  /** Its position in the stream; eight words make a block. Skipped positions are rejected words. */
  readonly position: number
}

/**
 * Random numbers from a secret key: block k is HMAC-SHA-256(key, "message:k"), read as eight big-endian
 * 32-bit words. Without the key no number can be computed, whatever else is public.
 */
export const blockStream = (
  key: string,
  message: string,
  onDraw: (draw: Draw) => void = () => undefined,
): Rng => {
  const keyed = hmac.create(sha256, utf8ToBytes(key))
  let block = new DataView(new ArrayBuffer(0))
  let position = 0

  const nextWord = (): number => {
    const offset = position % wordsPerBlock
    if (offset === 0) {
      const text = utf8ToBytes(`${message}:${position / wordsPerBlock}`)
      const { buffer, byteOffset, byteLength } = keyed.clone().update(text).digest()
      block = new DataView(buffer, byteOffset, byteLength)
    }
    position += 1
    return block.getUint32(offset * 4)
  }

  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) {
        throw new RangeError(`a draw needs a whole bound from 1 to 2^32, not ${bound}`)
      }
      // Rejection keeps every value equally likely where the bound does not divide 2^32.
      const limit = Math.floor(wordRange / bound) * bound
      let word = nextWord()
      while (word >= limit) word = nextWord()
      const value = word % bound
      onDraw({ bound, value, word, position: position - 1 })
      return value
    },
  }
}
