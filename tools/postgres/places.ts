import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, realpath } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canUse, chooseAccount } from './account.ts'

/** Persistent data folder for root when other accounts cannot enter the clone. */
const systemHome = '/var/lib/xinghe'

/** Like mkdir -p, with each new folder accessible under any umask. */
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

/** The data folder of a site: `.data` in the clone where PostgreSQL's account can enter it. */
export async function chooseDataHome(
  clone: string,
  wanted = process.env['DATA_DIR'],
): Promise<string> {
  if (wanted !== undefined && wanted !== '') return resolve(wanted)
  const place = await realpath(clone)
  if ((await firstOpen([place])) !== undefined) return join(place, '.data')
  return join(systemHome, createHash('sha256').update(place).digest('hex').slice(0, 12))
}

/** In a session of its own, so that no signal for the owner ends it with the owner. */
function guardScratch(folder: string): void {
  const program = fileURLToPath(new URL('./scratch-guard.ts', import.meta.url))
  const guard = spawn(process.execPath, [program, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
}

/** A fresh folder for a database that is thrown away: both end with this process, whatever ends it. */
export async function makeScratchFolder(prefix: string): Promise<string> {
  const home = await scratchHome()
  const made = await mkdtemp(join(home, prefix))
  await chmod(made, 0o755)
  const folder = await realpath(made)
  guardScratch(folder)
  return folder
}

export async function scratchHome(): Promise<string> {
  return (await firstOpen([tmpdir(), '/tmp', '/var/tmp'])) ?? tmpdir()
}

export function copiedBinariesHome(version: string): string {
  return join(systemHome, `postgresql-${version}`)
}
