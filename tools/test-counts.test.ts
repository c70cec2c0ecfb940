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
  expect(await countVitest(file, false)).toMatchObject({ passed: 12, failed: 2 })
})

it('counts a file that could not even be loaded as a failure', async () => {
  const file = await write({ numPassedTests: 12, numFailedTests: 0 })
  expect(await countVitest(file, false)).toMatchObject({ passed: 12, failed: 1 })
})

it('counts a journey that passed only at the second try as a failure', async () => {
  const file = await write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(await countPlaywright(file, false)).toMatchObject({ passed: 5, failed: 2 })
})

it('names the unit tests that failed, and the files that could not be loaded', async () => {
  const test = (fullName: string, status: string) => ({ fullName, status })
  const file = await write({
    testResults: [
      {
        name: '/there/a.test.ts',
        status: 'failed',
        assertionResults: [test('a holds', 'passed'), test('a breaks', 'failed')],
      },
      { name: '/there/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/there/c.test.ts', status: 'passed', assertionResults: [test('c', 'passed')] },
    ],
  })
  expect(await countVitest(file, false)).toMatchObject({
    names: ['a.test.ts: a breaks', 'b.test.ts'],
  })
})

it('names the failed journeys at any nesting depth', async () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'journeys/j.spec.ts' })
  const inner = { specs: [spec('deep', false)] }
  const file = await write({ suites: [{ specs: [spec('good', true)], suites: [inner] }] })
  expect(await countPlaywright(file, false)).toMatchObject({ names: ['j.spec.ts: deep'] })
})

it('counts a run without a report as a failure', async () => {
  expect(await countPlaywright(join(folder, 'none.json'), false)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})
