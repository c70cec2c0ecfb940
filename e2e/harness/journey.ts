import { test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { postgresVariable } from './global-setup.ts'
import { becomeMember } from './member.ts'
import { openSite, type Site } from './site.ts'

export { expect } from '@playwright/test'

export const wires = ['encrypted', 'plain'] as const
export type Wire = (typeof wires)[number]

type Sites = (wire: Wire) => Promise<Site>
type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
type MemberState = () => Promise<StorageState>

interface ForTest {
  site: Site
  plainSite: Site
  /** A page of a member of the encrypted site, not yet opened anywhere. */
  memberPage: Page
  /** A page of a second browser, which shares nothing with the first. */
  otherPage: Page
}

interface ForWorker {
  sites: Sites
  memberState: MemberState
}

const registerOnce = async (browser: Browser, site: Site): Promise<StorageState> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'zh-CN' })
  const page = await context.newPage()
  await becomeMember(page, site)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Each worker has its own sites, started when a journey first asks, and a member on one of them. */
export const test = base.extend<ForTest, ForWorker>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const open = new Map<Wire, Promise<Site>>()
      await use((wire) => {
        const known = open.get(wire)
        if (known !== undefined) return known
        const postgresUrl = process.env[postgresVariable] ?? ''
        const opening = openSite({ postgresUrl, encryption: wire === 'encrypted' })
        open.set(wire, opening)
        return opening
      })
      for (const site of open.values()) await (await site).close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  memberState: [
    async ({ browser, sites }, use) => {
      let known: { state: StorageState; aheadMs: number } | undefined
      await use(async () => {
        const site = await sites('encrypted')
        // A journey that moved the clock has outlived the session.
        if (known?.aheadMs !== site.aheadMs())
          known = { state: await registerOnce(browser, site), aheadMs: site.aheadMs() }
        return known.state
      })
    },
    { scope: 'worker' },
  ],
  site: async ({ sites }, use) => use(await sites('encrypted')),
  plainSite: async ({ sites }, use) => use(await sites('plain')),
  memberPage: async ({ browser, memberState, contextOptions, viewport, locale }, use) => {
    const storageState = await memberState()
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      ...(locale === undefined ? {} : { locale }),
      storageState,
    })
    await use(await context.newPage())
    await context.close()
  },
  otherPage: async ({ browser, contextOptions, viewport, locale }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      ...(locale === undefined ? {} : { locale }),
    })
    await use(await context.newPage())
    await context.close()
  },
})
