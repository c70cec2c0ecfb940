import { readFile } from 'node:fs/promises'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { forbiddenLicences } from '../../../../tools/licences.ts'
import { lockedPackages } from '../../../../tools/locked-packages.ts'
import { unpinnedPackages } from '../../../../tools/pins.ts'
import type { Attack } from '../attack.ts'

type LockEntry = Readonly<Record<string, unknown>>
interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>
}

/** Written into an entry of the lock; undefined removes the field. */
const forgeries: readonly LockEntry[] = [
  { resolved: 'https://packages.example/a.tgz' },
  { resolved: 'git+ssh://git@packages.example/a.git#1' },
  { resolved: 'file:../a.tgz' },
  { resolved: '../a', link: true },
  { integrity: undefined },
  { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  { license: undefined },
  { license: 'AGPL-3.0-only' },
  { license: 'MIT AND SSPL-1.0' },
]

const faultsOf = (lock: Lock): string[] => {
  const packages = lockedPackages(JSON.stringify(lock))
  return [...unpinnedPackages(packages), ...forbiddenLicences(packages)]
}

/** A change of `package-lock.json` adds a package that was not reviewed. */
export const attack: Attack = {
  item: 'supply',
  title: 'no package comes from elsewhere, without its hash or without a licence of the list',
  async run({ form, seed }) {
    const tries = form === 'short' ? 5 : 100
    const rng = seededRng(seed)
    const text = await readFile(new URL('../../../../package-lock.json', import.meta.url), 'utf8')
    const lock = JSON.parse(text) as Lock
    const breaches = faultsOf(lock)
    const paths = Object.keys(lock.packages).filter(
      (path) => path.includes('node_modules/') && lock.packages[path]?.['link'] !== true,
    )
    for (const forgery of forgeries)
      for (let tried = 0; tried < tries; tried += 1) {
        const host = paths[rng.below(paths.length)] ?? ''
        const path = rng.below(2) === 0 ? host : `${host}/node_modules/smuggled`
        const entry = { ...lock.packages[host], ...forgery }
        const faults = faultsOf({ packages: { ...lock.packages, [path]: entry } })
        if (faults.length === 0) breaches.push(`${path} with ${JSON.stringify(forgery)} passed`)
      }
    return { tried: `${tries * forgeries.length} forged lines`, breaches }
  },
}
