import type { LockedPackage } from './locked-packages.ts'

/** The packages that are not certain to be the registry's archive that was looked at. */
export const unpinnedPackages = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ hash, address }) => !hash.startsWith('sha512-') || address !== '')
    .map(
      ({ name, version, hash, address }) => `${name}@${version}: ${address || hash || 'no hash'}`,
    )
