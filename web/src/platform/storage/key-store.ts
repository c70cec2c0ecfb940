/** Only IndexedDB can store a non-extractable key. */
const databaseName = 'xinghe'
const storeName = 'keys'
const keyName = 'saved-password'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage refused')))
  })

const withStore = async <T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const database = await settled(opening)
  try {
    return await settled(use(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

export const readKey = async (): Promise<CryptoKey | null> => {
  const found: unknown = await withStore('readonly', (store) => store.get(keyName))
  return found instanceof CryptoKey ? found : null
}

export const writeKey = async (key: CryptoKey): Promise<void> => {
  await withStore('readwrite', (store) => store.put(key, keyName))
}
