import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { lockedPackages } from './locked-packages.ts'
import { unpinnedPackages } from './pins.ts'

it('every dependency is an archive of the registry with a strong hash', async () => {
  const lock = await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')
  expect(unpinnedPackages(lockedPackages(lock))).toEqual([])
})

it('names a package without a hash, with a weak one, or from another address', () => {
  const packages = [
    { name: 'pinned', hash: 'sha512-AAAA', address: '' },
    { name: 'open', hash: '', address: '' },
    { name: 'weak', hash: 'sha1-AAAA', address: '' },
    { name: 'foreign', hash: 'sha512-AAAA', address: 'git+ssh://git@example.com/a.git#1' },
  ].map((one) => ({ ...one, version: '1.0.0', licence: 'MIT' }))
  expect(unpinnedPackages(packages)).toEqual([
    'open@1.0.0: no hash',
    'weak@1.0.0: sha1-AAAA',
    'foreign@1.0.0: git+ssh://git@example.com/a.git#1',
  ])
})
