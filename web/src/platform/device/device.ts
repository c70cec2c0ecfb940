import { local } from '../storage/local.ts'
import { randomId } from './random-id.ts'

let uuid = ''

/** A random id of this browser, stored until its storage is cleared. */
export const deviceUuid = (): string => {
  if (uuid !== '') return uuid
  uuid = local.get('deviceUuid') ?? ''
  if (uuid === '') {
    uuid = randomId()
    local.set('deviceUuid', uuid)
  }
  return uuid
}

const sha256Hex = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text)
  const digest =
    globalThis.crypto?.subtle === undefined
      ? (await import('@noble/hashes/sha2.js')).sha256(bytes)
      : new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let known = ''
let underWay: Promise<string> | null = null

const fingerprint = async (): Promise<string> => {
  // Only those who log in or register need the probe, so only they load it.
  const { deviceTraits } = await import('./device-traits.ts')
  known = await sha256Hex(JSON.stringify(deviceTraits()))
  return known
}

/** SHA-256 of browser, screen and graphics properties; the properties themselves stay here. */
export const deviceFingerprint = (): Promise<string> => {
  underWay ??= fingerprint().catch((fault: unknown) => {
    // The file did not arrive: the next call tries again.
    underWay = null
    throw fault
  })
  return underWay
}

/** The fingerprint if it was computed already, else empty. */
export const knownFingerprint = (): string => known
