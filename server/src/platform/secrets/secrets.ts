import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * All keys are derived from one master secret, which the first start makes and stores outside the
 * repository.
 */
export interface Secrets {
  /** A 32-byte key for one purpose; two purposes never share a key. */
  key(purpose: string): Buffer
  seal(purpose: string, plain: Buffer): Buffer
  open(purpose: string, sealed: Buffer): Buffer
}

export const secretsFrom = (master: string): Secrets => {
  const key = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', master, 'xinghe', purpose, 32))
  return {
    key,
    seal(purpose, plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key(purpose), iv)
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
    },
  }
}

/** The master secret from the setting, else from a file in the data folder, which is made when missing. */
export const loadSecrets = async (dataDir: string, given: string | null): Promise<Secrets> => {
  if (given !== null) return secretsFrom(given)
  const file = join(dataDir, 'master.key')
  const stored = await readFile(file, 'utf8').catch(() => null)
  if (stored !== null) return secretsFrom(stored.trim())
  const made = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  return secretsFrom(made)
}
