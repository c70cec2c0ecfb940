import { createHash, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** All keys are derived from one master secret. */
export interface Secrets {
  /** A 32-byte key for one purpose; two purposes never share a key. */
  key(purpose: string): Buffer
  /** `row` names the row that the value belongs to: moved to another row it does not open. */
  seal(purpose: string, row: string, plain: Buffer): Buffer
  open(purpose: string, row: string, sealed: Buffer): Buffer
  /** The first bytes of every value that is bound to its row and sealed with the current secret. */
  readonly currentPrefix: Buffer
}

/** The current master secret, and the one before while it is changed. */
export interface MasterSecrets {
  readonly current: string
  readonly old: string | null
}

/** Key version 1 of a sealed value: two bytes, then four that name the master secret. */
const mark = Buffer.from([0xa7, 0x01])
const keyIdBytes = 4
const ivBytes = 12
const tagBytes = 16
const prefixBytes = mark.length + keyIdBytes

const deriveKey = (master: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, 'xinghe', purpose, 32))

const prefixOf = (master: string): Buffer =>
  Buffer.concat([
    mark,
    createHash('sha256').update(deriveKey(master, 'key-id')).digest().subarray(0, keyIdBytes),
  ])

/** Purpose and row, so that a value opens nowhere else. */
const binding = (purpose: string, row: string): Buffer => Buffer.from(`${purpose}\n${row}`)

const openWith = (key: Buffer, sealed: Buffer, bound: Buffer | null): Buffer | null => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    if (bound !== null) decipher.setAAD(bound)
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    const plain = decipher.update(sealed.subarray(ivBytes, -tagBytes))
    return Buffer.concat([plain, decipher.final()])
  } catch {
    return null
  }
}

export const secretsFrom = (
  masters: string | MasterSecrets,
  lasting: ReadonlyMap<string, Buffer> = new Map(),
  opensUnbound: () => boolean = () => false,
): Secrets => {
  const { current, old } = typeof masters === 'string' ? { current: masters, old: null } : masters
  const known = [current, ...(old === null ? [] : [old])]
  const currentPrefix = prefixOf(current)
  const prefixes = known.map((master) => ({ master, prefix: prefixOf(master) }))

  const openVersioned = (purpose: string, row: string, sealed: Buffer): Buffer | null => {
    const named = prefixes.find(({ prefix }) => sealed.subarray(0, prefixBytes).equals(prefix))
    if (named === undefined) return null
    const rest = sealed.subarray(prefixBytes)
    return openWith(deriveKey(named.master, purpose), rest, binding(purpose, row))
  }
  /**
   * Values of before had no version and were bound to nothing; re-sealing binds them. Such a value opens in every
   * row, so once all are bound it can only be one that somebody has put there.
   */
  const openUnversioned = (purpose: string, sealed: Buffer): Buffer | null => {
    if (!opensUnbound()) return null
    for (const master of known) {
      const plain = openWith(deriveKey(master, purpose), sealed, null)
      if (plain !== null) return plain
    }
    return null
  }
  return {
    currentPrefix,
    key: (purpose) => lasting.get(purpose) ?? deriveKey(current, purpose),
    seal(purpose, row, plain) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', deriveKey(current, purpose), iv)
      cipher.setAAD(binding(purpose, row))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([currentPrefix, iv, text, cipher.getAuthTag()])
    },
    open(purpose, row, sealed) {
      const plain = openVersioned(purpose, row, sealed) ?? openUnversioned(purpose, sealed)
      if (plain === null)
        throw new Error(`a sealed value (${purpose}) does not open: another secret or another row`)
      return plain
    },
  }
}
