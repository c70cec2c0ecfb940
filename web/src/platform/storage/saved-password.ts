import { fromBase64Url, ivBytes, toBase64Url } from '@xinghe/contract/wire.ts'
import { readKey, writeKey } from './key-store.ts'
import { local } from './local.ts'

export interface SavedLogin {
  readonly name: string
  readonly password: string
}

/** Without `crypto.subtle` there is no key that cannot be read out, so nothing is offered. */
export const canSavePassword = (): boolean =>
  globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined

const makeKey = async (): Promise<CryptoKey> => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await writeKey(key)
  return key
}

/** Keeps name and password encrypted; the key can be used by this site only and never be read. */
export const savePassword = async (login: SavedLogin): Promise<boolean> => {
  if (!canSavePassword()) return false
  try {
    const key = (await readKey()) ?? (await makeKey())
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const plain = new TextEncoder().encode(JSON.stringify(login))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
    local.set('savedPassword', `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`)
    local.set('rememberPassword', String(Date.now()))
    return true
  } catch {
    // A private window may refuse IndexedDB: the login goes on, it is only not remembered.
    forgetPassword()
    return false
  }
}

/** Null when nothing was saved, or it can no longer be opened. */
export const readSavedPassword = async (): Promise<SavedLogin | null> => {
  const [iv, sealed] = (local.get('savedPassword') ?? '').split('.')
  if (!canSavePassword() || iv === undefined || sealed === undefined) return null
  try {
    const key = await readKey()
    if (key === null) return null
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64Url(iv) },
      key,
      fromBase64Url(sealed),
    )
    return JSON.parse(new TextDecoder().decode(plain)) as SavedLogin
  } catch {
    return null
  }
}

export const isPasswordRemembered = (): boolean => (local.get('rememberPassword') ?? '') !== ''

export function forgetPassword(): void {
  local.remove('savedPassword')
  local.set('rememberPassword', '')
}
