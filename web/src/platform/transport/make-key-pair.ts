import { makeSubtleKeyPair } from './cipher-subtle.ts'
import type { KeyPair } from './cipher.ts'
import { TransportFault } from './transport-fault.ts'

/** Plain http on a LAN address has no `crypto.subtle`; small audited libraries take its place. */
export const makeKeyPair = async (): Promise<KeyPair> => {
  if (globalThis.crypto?.subtle !== undefined) return makeSubtleKeyPair()
  const { makeNobleKeyPair } = await import('./cipher-noble.ts').catch(() => {
    throw new TransportFault('network')
  })
  return makeNobleKeyPair()
}
