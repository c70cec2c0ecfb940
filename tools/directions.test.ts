import { describe, expect, it } from 'vitest'
import { root } from './boot/root.mjs'
import { findBreaches } from './directions.ts'
import { importsOf, readSources, sourceFile } from './sources.ts'

const breaches = (path: string, text = '') => findBreaches([sourceFile(path, text)])

describe('the order of the house', () => {
  it('is kept by every file of the repository', async () => {
    const sources = await readSources(root)
    expect(sources.length).toBeGreaterThan(50)
    expect(findBreaches(sources)).toEqual([])
  })

  it.each([
    ['rules/src/sports/bet.ts', '@xinghe/contract/sports.ts', 'rules may not import contract'],
    ['rules/src/sports/bet.ts', 'node:fs', 'rules imports nothing from outside'],
    ['world/src/chance/seed.ts', 'zod', 'world imports nothing from outside'],
    ['world/src/chance/seed.ts', '@xinghe/contract/sports.ts', 'world may not import contract'],
    ['web/src/app/main.ts', '@xinghe/world/simulation/world.ts', 'web may not import world'],
    ['rules/src/sports/bet.ts', '../wallet/card.ts', 'may not import feature wallet'],
    ['rules/src/base/money.ts', '../sports/bet.ts', 'base may not import a feature'],
    ['contract/src/sports.ts', '@xinghe/server/app/main.ts', 'contract may not import server'],
    ['contract/src/sports.ts', './wallet.ts', 'may not import feature wallet'],
    ['ui/src/Money.tsx', '@xinghe/rules/base/money.ts', 'ui may not import rules'],
    ['web/src/app/main.ts', '@xinghe/server/app/main.ts', 'web may not import server'],
    ['web/src/app/main.ts', '../../../rules/src/base/money.ts', 'write @xinghe/rules'],
    ['server/src/app/main.ts', '@xinghe/ui/Button.tsx', 'server may not import ui'],
    ['server/src/app/main.ts', '../../../tools/ports.ts', 'server may not import tools'],
    ['server/src/platform/mail/send.ts', '../../ledger/post.ts', 'may not import ledger'],
    ['server/src/ledger/post.ts', '../features/wallet/store.ts', 'may not import features'],
    ['server/src/features/sports/place-bet.ts', '../../app/main.ts', 'may not import app'],
    ['server/src/features/sports/place-bet.ts', '../wallet/store.ts', 'may not import feature'],
    ['web/src/platform/api/call.ts', '../../features/site/Footer.tsx', 'may not import features'],
    ['web/src/features/site/Footer.tsx', '../lobby/Hero.tsx', 'may not import feature lobby'],
  ])('refuses %s → %s', (path, specifier, reason) => {
    expect(breaches(path, `import { x } from '${specifier}'`)).toEqual([
      expect.stringContaining(reason),
    ])
  })

  it.each([
    ['server/src/features/sports/place-bet.ts', '../../ledger/post.ts'],
    ['server/src/features/sports/place-bet.ts', '@xinghe/rules/wallet/card.ts'],
    ['server/src/features/sports/place-bet.test.ts', '../../../test/database.ts'],
    ['server/src/app/main.ts', '../platform/clock/clock.ts'],
    ['server/test/database.ts', '../../tools/ports.ts'],
    ['web/src/features/site/Footer.tsx', '@xinghe/ui/Button.tsx'],
    ['web/src/features/site/Footer.tsx', './messages.ts'],
    ['contract/src/calls.ts', './wallet.ts'],
    ['bench/wire.ts', '../server/test/wire-client.ts'],
    ['rules/src/sports/bet.test.ts', 'vitest'],
  ])('allows %s → %s', (path, specifier) => {
    expect(breaches(path, `import { x } from '${specifier}'`)).toEqual([])
  })

  it.each([
    ['server/src/main.ts', '', 'a loose file'],
    ['server/src/services/mail.ts', '', 'no band services'],
    ['web/src/platform/utils/text.ts', '', 'name the folder'],
    ['ui/src/index.ts', '', 'no barrels'],
    ['server/src/features/site/notices.ts', 'await sql`select 1`', 'SQL belongs'],
    ['server/src/features/site/notices.ts', 'await sql<Row[]>`select 1`', 'SQL belongs'],
    ['server/src/features/site/notices.ts', 'await tx<Row[]>`select 1`', 'SQL belongs'],
    ['server/src/features/site/notices.ts', 'await db`select 1`', 'SQL belongs'],
    ['server/src/features/site/desk/notices.ts', 'await db`select 1`', 'SQL belongs'],
    ['server/src/platform/mail/send.ts', 'await sql`select 1`', 'SQL belongs'],
    ['server/src/app/main.ts', 'await sql.unsafe("select 1")', 'SQL belongs'],
    ['rules/src/vip/level.ts', 'export const now = () => Date.now()', 'given the time'],
    ['rules/src/vip/level.ts', 'export const toss = () => Math.random()', 'given the time'],
    ['world/src/chance/seed.ts', 'export const toss = () => Math.random()', 'given the time'],
  ])('refuses %s with %j', (path, text, reason) => {
    expect(breaches(path, text)).toEqual([expect.stringContaining(reason)])
  })

  it('lets a store speak SQL', () => {
    const text = 'export const read = () => sql`select 1`'
    expect(breaches('server/src/features/site/store.ts', text)).toEqual([])
    expect(breaches('server/src/features/site/store-notice.ts', text)).toEqual([])
    expect(breaches('server/src/features/site/desk/store.ts', text)).toEqual([])
    expect(breaches('server/src/platform/mail/store.ts', text)).toEqual([])
    expect(breaches('server/src/platform/database/migrate.ts', text)).toEqual([])
    expect(breaches('server/src/ledger/post.ts', text)).toEqual([])
  })
})

describe('reading imports', () => {
  it('finds every form and is not misled by text that only looks like one', () => {
    const text = `
      import type { A } from './a.ts'
      import './b.ts'
      export * from './c.ts'
      export { d } from "./d.ts"
      const e = () => import('./e.ts')
      // import './comment.ts'
      const quote = /['"\`]/, text = \`import './template.ts'\`
      const node = <p>import './markup.tsx'</p>
    `
    expect(importsOf('x.tsx', text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts'])
  })
})
