import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginMasterChange, loadMasterSecrets, retireOldMaster } from './master-file.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'xinghe-master-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const none = { current: null, old: null }

it('makes a secret at the first start and reads it at the next', async () => {
  const made = await loadMasterSecrets(dataDir, none)
  expect(made.current.length).toBeGreaterThan(40)
  expect(await loadMasterSecrets(dataDir, none)).toEqual(made)
  expect(await loadMasterSecrets(dataDir, { current: 'given', old: 'before' })).toEqual({
    current: 'given',
    old: 'before',
  })
})

it('changes the secret, keeps the old one until it is retired, and begins one change at a time', async () => {
  const { current: first } = await loadMasterSecrets(dataDir, none)
  expect(await beginMasterChange(dataDir)).toBe(true)
  const changing = await loadMasterSecrets(dataDir, none)
  expect(changing.old).toBe(first)
  expect(changing.current).not.toBe(first)
  expect(await beginMasterChange(dataDir)).toBe(false)
  await retireOldMaster(dataDir)
  await retireOldMaster(dataDir)
  expect(await loadMasterSecrets(dataDir, none)).toEqual({ current: changing.current, old: null })
  expect(await readdir(dataDir)).toEqual(['master.key', 'master.key.retired'])
})

it('goes on after a crash between the two files', async () => {
  const { current: first } = await loadMasterSecrets(dataDir, none)
  await writeFile(join(dataDir, 'master.key.old'), await readFile(join(dataDir, 'master.key')))
  expect(await loadMasterSecrets(dataDir, none)).toEqual({ current: first, old: null })
  expect(await beginMasterChange(dataDir)).toBe(true)
  expect((await loadMasterSecrets(dataDir, none)).old).toBe(first)
})
