import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MasterSecrets } from './secrets.ts'

const currentFile = (dataDir: string): string => join(dataDir, 'master.key')
const oldFile = (dataDir: string): string => join(dataDir, 'master.key.old')

const readSecret = async (file: string): Promise<string | null> =>
  (await readFile(file, 'utf8').catch(() => null))?.trim() ?? null

const makeSecret = (): string => randomBytes(32).toString('base64url')

/** The secrets of the settings, else of files in the data folder; the first start makes one. */
export const loadMasterSecrets = async (
  dataDir: string,
  given: { readonly current: string | null; readonly old: string | null },
): Promise<MasterSecrets> => {
  if (given.current !== null) return { current: given.current, old: given.old }
  const old = await readSecret(oldFile(dataDir))
  const stored = await readSecret(currentFile(dataDir))
  if (stored !== null) return { current: stored, old: old === stored ? null : old }
  const made = makeSecret()
  await mkdir(dataDir, { recursive: true })
  await writeFile(currentFile(dataDir), `${made}\n`, { mode: 0o600, flag: 'wx' })
  return { current: made, old: null }
}

export interface MasterChange {
  readonly secret: string
  /** From now on the new secret is the current one. */
  take(): Promise<void>
}

/**
 * Makes a new secret and keeps the one in use as the old one. Null while a change is under way. Until the
 * change is taken both files have the secret in use, and a later call starts again.
 */
export const prepareMasterChange = async (dataDir: string): Promise<MasterChange | null> => {
  const current = await readSecret(currentFile(dataDir))
  if (current === null) throw new Error(`there is no ${currentFile(dataDir)}`)
  const old = await readSecret(oldFile(dataDir))
  if (old !== null && old !== current) return null
  await writeFile(oldFile(dataDir), `${current}\n`, { mode: 0o600 })
  const fresh = `${currentFile(dataDir)}.new`
  const secret = makeSecret()
  await writeFile(fresh, `${secret}\n`, { mode: 0o600 })
  return { secret, take: () => rename(fresh, currentFile(dataDir)) }
}

/**
 * Retires the old secret: nothing reads it any more. It is not deleted, since a process that was not
 * restarted may still seal with it.
 */
export const retireOldMaster = async (dataDir: string): Promise<void> => {
  if ((await readSecret(oldFile(dataDir))) !== null)
    await rename(oldFile(dataDir), `${currentFile(dataDir)}.retired`)
}
