export interface LockedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** The hash of the archive, with its name: `sha512-…`; empty where the lock has none. */
  readonly hash: string
  /** Where the archive comes from; empty for the registry. */
  readonly address: string
}

interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly workspaces?: readonly string[]
}

const folder = 'node_modules/'

/** Every package of the lock that others have made, of all platforms. Links to workspaces are our own. */
export const lockedPackages = (lockText: string): LockedPackage[] => {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockEntry> }
  const workspaces = packages['']?.workspaces ?? []
  const isOwn = ({ link, resolved = '' }: LockEntry): boolean =>
    link === true && workspaces.includes(resolved)
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes(folder) && !isOwn(entry))
    .map(([path, { version = '', license = '', integrity = '', resolved = '' }]) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
      hash: integrity,
      address: resolved,
    }))
}
