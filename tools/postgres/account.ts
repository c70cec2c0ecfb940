import { spawnSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'

/** The system account that runs PostgreSQL, which refuses root. Empty: the account of this process. */
export interface Account {
  uid?: number
  gid?: number
}

async function passwdLines(): Promise<string[][]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.split(':'))
}

function requireOwnEntry(): void {
  try {
    userInfo()
  } catch {
    throw new Error(
      `The account with uid ${process.getuid?.()} has no entry in /etc/passwd, and PostgreSQL does not start without one. ` +
        'Add an entry, run as another account, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

/** The owner of an existing cluster wins: another account could not read it. */
export async function chooseAccount(cluster: string): Promise<Account> {
  const owner = await stat(cluster).catch(() => undefined)
  const own = process.getuid?.()
  if (own !== 0) {
    requireOwnEntry()
    if (owner !== undefined && own !== undefined && owner.uid !== own) {
      throw new Error(
        `The database in ${cluster} belongs to uid ${owner.uid}, this is uid ${own}. ` +
          'Start as that account or set DATA_DIR to another folder.',
      )
    }
    return {}
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const lines = await passwdLines()
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find((fields) => fields[0] === name)
    if (line !== undefined) return { uid: Number(line[2]), gid: Number(line[3]) }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is neither an account "postgres" nor "nobody" to run it. ' +
      'Start as an ordinary account or set DATABASE_URL.',
  )
}

/** Tests access as that account, because file modes alone are not decisive (ACLs, mounts). */
export function canUse(account: Account, test: 'enter' | 'read', path: string): boolean {
  const flag = test === 'enter' ? '-x' : '-r'
  const probe = spawnSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', path], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return probe.status === 0
}
