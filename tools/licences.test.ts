import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forbiddenLicences } from './licences.ts'
import { lockedPackages } from './locked-packages.ts'
import { writeSbom } from './sbom.ts'

const root = new URL('..', import.meta.url).pathname
const lock = () => readFile(join(root, 'package-lock.json'), 'utf8')

it('every dependency has a licence of the list', async () => {
  const packages = lockedPackages(await lock())
  expect(packages.length).toBeGreaterThan(100)
  expect(forbiddenLicences(packages)).toEqual([])
})

it('names a package with another licence, none, or only half of one', () => {
  const packages = [
    { name: 'free', licence: '(MIT OR GPL-3.0-only)' },
    { name: 'copyleft', licence: 'GPL-3.0-only' },
    { name: 'half', licence: 'MIT AND GPL-3.0-only' },
    { name: 'unknown', licence: '' },
    { name: 'other', licence: 'LGPL-3.0-or-later' },
    { name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' },
  ].map((one) => ({ ...one, version: '1.0.0', hash: 'sha512-AAAA', address: '' }))
  expect(forbiddenLicences(packages)).toEqual([
    'copyleft@1.0.0: GPL-3.0-only',
    'half@1.0.0: MIT AND GPL-3.0-only',
    'unknown@1.0.0: no licence',
    'other@1.0.0: LGPL-3.0-or-later',
  ])
})

it('writes an SBOM that names every package of the lock', async () => {
  const file = await writeSbom(root)
  const bom = JSON.parse(await readFile(file, 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string; purl: string }[]
  }
  expect(bom.bomFormat).toBe('CycloneDX')
  const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)))
  const missing = lockedPackages(await lock()).filter(
    ({ name, version }) => !listed.has(`pkg:npm/${name}@${version}`),
  )
  expect(missing).toEqual([])
})
