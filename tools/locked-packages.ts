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
}

const folder = 'node_modules/'

/** Every package of the lock that others have made, of all platforms. */
export const lockedPackages = (lockText: string): LockedPackage[] => {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockEntry> }
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes(folder) && entry.link !== true)
    .map(([path, { version = '', license = '', integrity = '', resolved = '' }]) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
      hash: integrity,
      address: resolved,
    }))
}
