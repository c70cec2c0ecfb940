import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './test-counts.ts'

let folder: string
const write = async (content: object) => {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinghe-counts-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

it('reads the counts of unit tests', async () => {
  const file = await write({ numPassedTests: 12, numFailedTests: 2 })
  expect(await countVitest(file, false)).toEqual({ passed: 12, failed: 2 })
})

it('counts a file that could not even be loaded as a failure', async () => {
  const file = await write({ numPassedTests: 12, numFailedTests: 0 })
  expect(await countVitest(file, false)).toEqual({ passed: 12, failed: 1 })
})

it('counts a journey that passed only at the second try as a failure', async () => {
  const file = await write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(await countPlaywright(file, false)).toEqual({ passed: 5, failed: 2 })
})

it('counts a run without a report as a failure', async () => {
  expect(await countPlaywright(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1 })
})
