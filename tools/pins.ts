import type { LockedPackage } from './locked-packages.ts'

/** The packages without a strong hash, or from an address other than the registry. */
export const unpinnedPackages = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ hash, address }) => !hash.startsWith('sha512-') || address !== '')
    .map(
      ({ name, version, hash, address }) => `${name}@${version}: ${address || hash || 'no hash'}`,
    )
