/** Everything the site keeps in local storage; the names are the specification's. */
export const storageKeys = {
  token: 'token',
  userId: 'user_id',
  icode: 'icode',
  rcode: 'rcode',
  orgurl: 'orgurl',
  jwtToken: 'jwt_token',
  /** `1` hides venues without a balance. */
  hideNoBalance: 'hide_no_balance',
  /** When the member asked to be remembered, as a timestamp; empty means no. */
  rememberPassword: 'remember_password',
  savedPassword: 'saved_password',
  /** `1` shows amounts, `0` hides them. */
  safeSwitch: 'safeSwitch',
  edition: 'edition',
  brand: 'brand',
  language: 'language',
  deviceUuid: 'uuid',
  /** Ours: `kh:1,ck:0`, the help pages that this browser found helpful or not. */
  helpVotes: 'help_votes',
  /** Ours: `1` once this browser has installed the site as an app. */
  appInstalled: 'app_installed',
} as const
export type StorageName = keyof typeof storageKeys

const defaults: Partial<Record<StorageName, string>> = { safeSwitch: '1', edition: 'classic' }

/** In-memory fallback: storage may be full, disabled or missing. */
const memory = new Map<string, string | null>()

const browserStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

const readKey = (key: string): string | null => {
  const stored = memory.get(key)
  if (stored !== undefined) return stored
  try {
    return browserStorage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

const writeKey = (key: string, value: string | null): void => {
  try {
    const storage = browserStorage()
    if (storage === null) {
      memory.set(key, value)
      return
    }
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

const decryptedPrefix = 'DD_'

/** A value that the server revealed once, with the version it was revealed at. */
export interface DecryptedEntry {
  readonly d: string
  readonly v: string
}

const isDecryptedEntry = (value: unknown): value is DecryptedEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as DecryptedEntry).d === 'string' &&
  typeof (value as DecryptedEntry).v === 'string'

const decryptedKeys = (): string[] => {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(browserStorage() ?? {})) keys.add(key)
  } catch {
    // With storage disabled only the in-memory entries exist.
  }
  return Array.from(keys).filter((key) => key.startsWith(decryptedPrefix))
}

/** Local storage that never throws. */
export const local = {
  get: (name: StorageName): string | null => readKey(storageKeys[name]) ?? defaults[name] ?? null,
  set: (name: StorageName, value: string): void => writeKey(storageKeys[name], value),
  remove: (name: StorageName): void => writeKey(storageKeys[name], null),
  getDecrypted: (field: string): DecryptedEntry | null => {
    try {
      const value: unknown = JSON.parse(readKey(decryptedPrefix + field) ?? 'null')
      return isDecryptedEntry(value) ? value : null
    } catch {
      return null
    }
  },
  setDecrypted: (field: string, entry: DecryptedEntry): void =>
    writeKey(decryptedPrefix + field, JSON.stringify(entry)),
  clearDecrypted: (): void => {
    for (const key of decryptedKeys()) writeKey(key, null)
  },
}

/** Another tab changed a value (null: removed, or everything was cleared). */
export const onStorageChange = (
  name: StorageName,
  listener: (value: string | null) => void,
): (() => void) => {
  const hear = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== storageKeys[name]) return
    memory.delete(storageKeys[name])
    listener(event.key === null ? null : event.newValue)
  }
  globalThis.addEventListener?.('storage', hear)
  return () => globalThis.removeEventListener?.('storage', hear)
}
