import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { postgresVariable } from './global-setup.ts'
import { memberReady } from './member-ready.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'
import { noteToasts } from './toasts.ts'

export { expect } from '@playwright/test'

/** What a site of the journeys is like; the usual one is encrypted and draws nothing. */
const siteKinds = {
  usual: { encryption: true },
  plain: { encryption: false },
  drawing: { encryption: true, env: { DRAWS: 'on' } },
} as const satisfies Record<string, Omit<SiteOptions, 'postgresUrl'>>
type SiteKind = keyof typeof siteKinds

type Sites = (kind: SiteKind) => Promise<Site>

export interface ForTest {
  site: Site
  plainSite: Site
  /** Runs the lotteries and the live tables. Its clock only goes forward. */
  drawingSite: Site
  /** The page, of a fresh member of the encrypted site. */
  memberPage: Page
  /** A page of a second browser, which shares nothing with the first. */
  otherPage: Page
}

export interface ForWorker {
  sites: Sites
}

/** Each worker has its own sites, started when a journey first asks. */
export const test = base.extend<ForTest, ForWorker>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const open = new Map<SiteKind, Promise<Site>>()
      await use((kind) => {
        const known = open.get(kind)
        if (known !== undefined) return known
        const postgresUrl = process.env[postgresVariable] ?? ''
        const opening = openSite({ postgresUrl, ...siteKinds[kind] })
        open.set(kind, opening)
        return opening
      })
      for (const site of open.values()) await (await site).close()
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
  context: async ({ context }, use) => {
    await noteToasts(context)
    await use(context)
  },
  site: async ({ sites }, use) => use(await sites('usual')),
  plainSite: async ({ sites }, use) => use(await sites('plain')),
  drawingSite: async ({ sites }, use) => use(await sites('drawing')),
  memberPage: async ({ page, site }, use) => {
    await memberReady(page, site)
    await use(page)
  },
  otherPage: async ({ browser, contextOptions, viewport, locale }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      ...(locale === undefined ? {} : { locale }),
    })
    await noteToasts(context)
    await use(await context.newPage())
    await context.close()
  },
})
