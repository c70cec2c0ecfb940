import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const seedPattern = /^[0-9a-f]{64}$/

/** Seeds are hashed and keyed as their 64 hex digits in ASCII, not as 32 bytes: verifiers of others do the same. */
export const isSeed = (text: string): boolean => seedPattern.test(text)

/** The commitment: the hash of a server seed, published before the first round that uses the seed. */
export const commitOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))
