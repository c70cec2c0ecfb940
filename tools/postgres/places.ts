import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canUse, chooseAccount } from './account.ts'

/** Where things go that must outlive a reboot when root's clone lies in a closed folder. */
const systemHome = '/var/lib/xinghe'

/** Like mkdir -p, with each new folder open to be entered whatever the umask is. */
export async function makeOpenFolder(path: string): Promise<void> {
  const target = resolve(path)
  const first = await mkdir(target, { recursive: true })
  if (first === undefined) return
  for (let folder = target; folder.length >= first.length; folder = dirname(folder)) {
    await chmod(folder, 0o755)
  }
}

/** The first folder that the account of PostgreSQL can enter. */
async function firstOpen(places: string[]): Promise<string | undefined> {
  const account = await chooseAccount('')
  return places.find((place) => canUse(account, 'enter', place))
}

/** The folder that keeps everything of one site: `.data` in the clone wherever that can work. */
export async function chooseDataHome(
  clone: string,
  wanted = process.env['DATA_DIR'],
): Promise<string> {
  if (wanted !== undefined && wanted !== '') return resolve(wanted)
  const place = await realpath(clone)
  if ((await firstOpen([place])) !== undefined) return join(place, '.data')
  return join(systemHome, createHash('sha256').update(place).digest('hex').slice(0, 12))
}

/** A fresh folder for a database that is thrown away. */
export async function makeScratchFolder(prefix: string): Promise<string> {
  const home = await scratchHome()
  const folder = await mkdtemp(join(home, prefix))
  await chmod(folder, 0o755)
  return realpath(folder)
}

export async function scratchHome(): Promise<string> {
  return (await firstOpen([tmpdir(), '/tmp', '/var/tmp'])) ?? tmpdir()
}

export function copiedBinariesHome(version: string): string {
  return join(systemHome, `postgresql-${version}`)
}
