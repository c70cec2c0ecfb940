import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareMasterChange, loadMasterSecrets, retireOldMaster } from './master-file.ts'

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
  const change = await prepareMasterChange(dataDir)
  expect(await loadMasterSecrets(dataDir, none)).toEqual({ current: first, old: null })
  await change?.take()
  const changing = await loadMasterSecrets(dataDir, none)
  expect(changing).toEqual({ current: change?.secret, old: first })
  expect(changing.current).not.toBe(first)
  expect(await prepareMasterChange(dataDir)).toBeNull()
  await retireOldMaster(dataDir)
  await retireOldMaster(dataDir)
  expect(await loadMasterSecrets(dataDir, none)).toEqual({ current: changing.current, old: null })
  expect(await readdir(dataDir)).toEqual(['master.key', 'master.key.retired'])
})

it('goes on after a crash between the two files', async () => {
  const { current: first } = await loadMasterSecrets(dataDir, none)
  await writeFile(join(dataDir, 'master.key.old'), await readFile(join(dataDir, 'master.key')))
  expect(await loadMasterSecrets(dataDir, none)).toEqual({ current: first, old: null })
  await (await prepareMasterChange(dataDir))?.take()
  expect((await loadMasterSecrets(dataDir, none)).old).toBe(first)
})
