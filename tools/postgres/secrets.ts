import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson, textAt } from '../system/unknown.ts'

/** Passwords of the cluster's administrator, of the owner of the tables, and of the site. */
export interface Secrets {
  administrator: string
  owner: string
  site: string
}

const makePassword = () => randomBytes(24).toString('base64url')
const fileIn = (folder: string) => join(folder, 'secrets.json')

/** Renamed into place: a partial file would lock the database. */
async function write(folder: string, secrets: Secrets): Promise<Secrets> {
  const draft = `${fileIn(folder)}.draft`
  await writeFile(draft, JSON.stringify(secrets), { mode: 0o600 })
  await rename(draft, fileIn(folder))
  return secrets
}

export function makeSecrets(folder: string): Promise<Secrets> {
  const [administrator, owner, site] = [makePassword(), makePassword(), makePassword()]
  return write(folder, { administrator, owner, site })
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
  const owner = textAt(found, 'owner')
  if (owner !== undefined) return { administrator, owner, site }
  // Of a release in which the site connected as the owner.
  return write(folder, { administrator, owner: site, site: makePassword() })
}
