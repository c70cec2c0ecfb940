import { gcm } from '@noble/ciphers/aes.js'
import { p256 } from '@noble/curves/nist.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keyInfo, keySalt, type Direction } from '@xinghe/contract/wire.ts'
import type { KeyPair } from './cipher.ts'

const keyBytes = 32

export const makeNobleKeyPair = (): KeyPair => {
  const { secretKey } = p256.keygen()
  const publicKey = new Uint8Array(p256.getPublicKey(secretKey, false))

  const agree: KeyPair['agree'] = async (serverPublic) => {
    // Both sides use the x coordinate alone: the first byte only says how the point is written.
    const shared = p256.getSharedSecret(secretKey, serverPublic, true).slice(1)
    const salt = keySalt(serverPublic, publicKey)
    const derive = (direction: Direction): Uint8Array =>
      hkdf(sha256, shared, salt, keyInfo(direction), keyBytes)
    const up = derive('up')
    const down = derive('down')
    return {
      seal: async (iv, plain, bound) => new Uint8Array(gcm(up, iv, bound).encrypt(plain)),
      open: async (iv, sealed, bound) => new Uint8Array(gcm(down, iv, bound).decrypt(sealed)),
    }
  }
  return { publicKey, agree }
}
