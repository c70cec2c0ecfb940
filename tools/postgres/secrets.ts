import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson, textAt } from '../system/unknown.ts'

/** Passwords of two roles: the site's role has fewer rights than the cluster's administrator. */
export interface Secrets {
  administrator: string
  site: string
}

const makePassword = () => randomBytes(24).toString('base64url')
const fileIn = (folder: string) => join(folder, 'secrets.json')

export async function makeSecrets(folder: string): Promise<Secrets> {
  const secrets = { administrator: makePassword(), site: makePassword() }
  await writeFile(fileIn(folder), JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

export async function readSecrets(folder: string): Promise<Secrets> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '{}')
  const found = parseJson(text)
  const [administrator, site] = [textAt(found, 'administrator'), textAt(found, 'site')]
  if (administrator === undefined || site === undefined) {
    throw new Error(
      `The passwords of the database are missing: ${fileIn(folder)} cannot be read. ` +
        `Bring the file back, or remove ${folder} to begin with an empty database.`,
    )
  }
  return { administrator, site }
}
