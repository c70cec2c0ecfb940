import { keyInfo, keySalt, type Direction } from '@xinghe/contract/wire.ts'
import type { Bytes, KeyPair } from './cipher.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const nothing = new Uint8Array(0)

const gcm = (iv: Bytes, bound: Bytes): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: bound,
})

export const makeSubtleKeyPair = async (): Promise<KeyPair> => {
  const { subtle } = crypto
  const pair = await subtle.generateKey(curve, false, ['deriveBits'])
  const publicKey = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))

  const agree: KeyPair['agree'] = async (serverPublic) => {
    const theirs = await subtle.importKey('raw', serverPublic, curve, false, [])
    const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
    const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
    const salt = keySalt(serverPublic, publicKey)
    const derive = (direction: Direction, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
      subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt, info: keyInfo(direction) },
        secret,
        { name: 'AES-GCM', length: 256 },
        false,
        [use],
      )
    const [up, down] = await Promise.all([derive('up', 'encrypt'), derive('down', 'decrypt')])
    return {
      seal: async (iv, plain, bound = nothing) =>
        new Uint8Array(await subtle.encrypt(gcm(iv, bound), up, plain)),
      open: async (iv, sealed, bound) =>
        new Uint8Array(await subtle.decrypt(gcm(iv, bound), down, sealed)),
    }
  }
  return { publicKey, agree }
}
