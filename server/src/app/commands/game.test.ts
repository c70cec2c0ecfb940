import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

describe('the command', () => {
  const run = (...words: string[]) => runCommand(site.platform, 'game', ...words)

  it('lists games and changes state, tags and place', async () => {
    expect(await run()).toContain('GEM is open, place 0, tags: recommended')
    expect(await run('KOI', 'maintenance')).toBe('KOI is maintenance, place 1, tags: none')
    expect(await run('KOI', 'tags', 'new')).toBe('KOI is maintenance, place 1, tags: new')
    expect(await run('KOI', 'place', '7')).toBe('KOI is maintenance, place 7, tags: new')
  })

  it('explains a wrong argument in a sentence', async () => {
    await expect(run('KOI', 'shut')).rejects.toThrow('game takes a code and open, testing')
    await expect(run('KOI', 'tags', 'hot')).rejects.toThrow('"hot" is no tag')
    await expect(run('KOI', 'place', 'first')).rejects.toThrow('takes a number')
    await expect(run('NOPE', 'open')).rejects.toThrow('there is no game NOPE')
  })
})
