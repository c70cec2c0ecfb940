import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityOf, isAlive, parseIdentity } from './process-identity.ts'

let entries = 0

/** Registers this process as a user of the database in a file; returns the file's name. */
export async function signIn(folder: string): Promise<string> {
  const users = join(folder, 'users')
  await mkdir(users, { recursive: true })
  entries += 1
  const entry = join(users, `${process.pid}-${entries}.json`)
  // Renamed into place: a partial file would count as that of a dead process.
  const draft = join(folder, `user-${process.pid}.draft`)
  await writeFile(draft, JSON.stringify(await identityOf(process.pid)))
  await rename(draft, entry)
  return entry
}

export async function signOut(entry: string): Promise<void> {
  await rm(entry, { force: true })
}

/** Number of running users. Removes the files of dead processes. */
export async function countUsers(folder: string): Promise<number> {
  const users = join(folder, 'users')
  let names: string[]
  try {
    names = await readdir(users)
  } catch {
    return 0
  }
  let living = 0
  for (const name of names) {
    const path = join(users, name)
    const identity = parseIdentity(await readFile(path, 'utf8').catch(() => '{}'))
    if (identity !== undefined && (await isAlive(identity))) living += 1
    else await rm(path, { force: true })
  }
  return living
}
