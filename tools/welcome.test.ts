import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { frame, welcomeLines } from './welcome.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'xinghe-welcome-'))
})

afterEach(async () => {
  await rm(home, { recursive: true, force: true })
})

it('draws a straight frame around Chinese text', () => {
  expect(frame(['星河', 'abc'])).toBe(
    ['┌────────┐', '│  星河  │', '│  abc   │', '└────────┘'].join('\n'),
  )
})

it('shows address, accounts and next steps', async () => {
  const accounts = [{ name: 'demo01', password: 'secret1', what: '普通会员' }]
  await writeFile(join(home, 'welcome.json'), JSON.stringify({ accounts, operatorPassword: 'op' }))
  const text = (await welcomeLines({ address: 'http://a:1', home, logFile: 'x.log' })).join('\n')
  expect(text).toContain('http://a:1')
  expect(text).toContain('demo01   secret1   普通会员')
  expect(text).toContain('Operator password:  op')
  expect(text).toMatch(/Log +x\.log/)
})

it('lists no demo accounts on a live site', async () => {
  const text = (await welcomeLines({ address: 'http://a:1', home, logFile: undefined })).join('\n')
  expect(text).not.toMatch(/accounts|password|Log/i)
  expect(text).toContain('Next steps')
})
