import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { postgresVariable } from './global-setup.ts'
import { memberReady } from './member-ready.ts'
import { openSite, type Site } from './site.ts'
import { noteToasts } from './toasts.ts'

export { expect } from '@playwright/test'

export type Wire = 'encrypted' | 'plain'

type Sites = (wire: Wire) => Promise<Site>

export interface ForTest {
  site: Site
  plainSite: Site
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
    { scope: 'worker', timeout: patient(60_000) },
  ],
  context: async ({ context }, use) => {
    await noteToasts(context)
    await use(context)
  },
  site: async ({ sites }, use) => use(await sites('encrypted')),
  plainSite: async ({ sites }, use) => use(await sites('plain')),
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
