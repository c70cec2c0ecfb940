import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand, testOperator } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'

let site: TestSite
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinghe-legal-'))
  site = await startSite({ WEB_ROOT: folder })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const run = (...words: string[]): Promise<string> => runCommand(site.platform, 'legal', ...words)
const write = async (title: string): Promise<string> => {
  const file = join(folder, `${title}.json`)
  const sections = [{ id: 'a', heading: '总则', paragraphs: ['第一条。'] }]
  await writeFile(file, JSON.stringify({ title, sections }))
  return file
}

it('publishes versions from a file, lists them and is audited', async () => {
  expect(await run('terms', 'list')).toBe('')
  expect(await run('terms', 'publish', '首版', await write('one'))).toBe(
    'published version 1 of terms',
  )
  expect(await run('terms', 'publish', '改版', await write('two'))).toBe(
    'published version 2 of terms',
  )
  expect((await run('terms', 'list')).split('\n')).toEqual([
    expect.stringMatching(/^2 .* 改版$/),
    expect.stringMatching(/^1 .* 首版$/),
  ])
  const [line] = await site.platform.sql`
    select actor, action, subject, detail, before, after from audit_line order by id desc limit 1`
  expect(line).toMatchObject({
    actor: testOperator,
    action: 'publish-legal',
    subject: 'terms',
    detail: { change: '改版' },
    before: { version: 1 },
    after: { version: 2 },
  })
})

it('refuses wrong words and files, and a release without built pages', async () => {
  const file = await write('three')
  for (const words of [
    ['rules', 'list'],
    ['terms', 'remove'],
    ['terms', 'publish', '', file],
    ['terms', 'publish', '   ', file],
    ['privacy', 'publish', '首版'],
    ['privacy', 'publish', '首版', join(folder, 'none.json')],
  ])
    await expect(run(...words), words.join(' ')).rejects.toThrow()
  expect(await run('privacy', 'list')).toBe('')
})
