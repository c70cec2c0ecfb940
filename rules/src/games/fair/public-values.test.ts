import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { linkBefore } from './chain.ts'
import { commitOf } from '../../base/fair/commit.ts'
import { sharedStream } from './shared-stream.ts'
import { soloStream } from './solo-stream.ts'

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const wordsOf = (bytes: Uint8Array): string => bytesToHex(bytes).slice(0, 64)
const firstBlock = (rng: { below(bound: number): number }): string =>
  Array.from({ length: 8 }, () =>
    rng
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

/** Values derived from public ones by hashing or HMAC; none of them may be a secret seed. */
const guesses = (publicTexts: readonly string[], messages: readonly string[]): Set<string> => {
  const texts = [...publicTexts, ...messages, publicTexts.join(''), publicTexts.join(':')]
  const derived = [...texts, ...texts.map(commitOf), ...texts.map((text) => linkBefore(text, 2))]
  const keys = derived.flatMap((text) =>
    /^[0-9a-f]{64}$/.test(text) ? [utf8ToBytes(text), bytesOf(text)] : [utf8ToBytes(text)],
  )
  const found = new Set<string>()
  for (const key of keys) {
    found.add(wordsOf(key)).add(wordsOf(sha256(key)))
    for (const message of derived) {
      found.add(wordsOf(hmac(sha256, key, utf8ToBytes(message))))
      found.add(wordsOf(sha256(utf8ToBytes(`${message}:`))))
    }
  }
  return found
}

const serverSeed = commitOf('a secret of this test')

describe('what is public', () => {
  it('gives no draw of a solo round away', () => {
    const [clientSeed, nonce] = ['my own seed', 7]
    const publicTexts = [
      commitOf(serverSeed),
      commitOf('the seed that follows'),
      commitOf('a seed revealed before'),
      clientSeed,
      String(nonce),
    ]
    const messages = [`${clientSeed}:${nonce}`, `${clientSeed}:${nonce}:0`]
    const drawn = firstBlock(soloStream({ serverSeed, clientSeed, nonce }))
    expect(guesses(publicTexts, messages)).not.toContain(drawn)
    // With the seed it is found, so the search would notice a leak.
    expect(guesses([...publicTexts, serverSeed], messages)).toContain(drawn)
  })

  it('gives no draw of a table away, though the link before is the hash of the secret', () => {
    const [salt, table, round] = ['beacon value', 'K3', 12]
    const publicTexts = [linkBefore(serverSeed), linkBefore(serverSeed, 12), salt, table, '12']
    const messages = [`${salt}:${table}:${round}`, `${salt}:${table}:${round}:0`]
    const drawn = firstBlock(sharedStream({ seed: serverSeed, salt, table, round }))
    expect(guesses(publicTexts, messages)).not.toContain(drawn)
    expect(guesses([...publicTexts, serverSeed], messages)).toContain(drawn)
  })
})
