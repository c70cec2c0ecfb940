import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const run = (name: string, ...words: string[]): Promise<string> =>
  runCommand(site.platform, name, ...words)

it('a setting is shown with its version and changed only by those who saw it', async () => {
  expect(await run('settings')).toContain('winners (version 0) = {')
  const first = ['set', 'winners', '{"hours":12}', '--version', '0'] as const
  expect(await run(...first)).toBe('winners (version 1) = {"leastNet":"500.00","hours":12}')
  await expect(run('set', 'winners', '{"leastNet":"900.00"}', '--version', '0')).rejects.toThrow(
    'winners is at version 1, not 0; changed since: hours = 12',
  )
  expect(await run('set', 'winners', '{"hours":24}')).toContain('winners (version 2)')
  expect(await run('settings')).toContain('winners (version 2) = {"leastNet":"500.00","hours":24}')
  await expect(run('set', 'winners', '{"hours":1}', '--version')).rejects.toThrow('--version')
})
