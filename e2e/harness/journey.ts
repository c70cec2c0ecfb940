import { test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { postgresOfRun } from './global-setup.ts'
import { memberReady } from './member-ready.ts'
import { expectNoViolation, noteViolations } from './policy.ts'
import { withoutTransitions, withoutWebgl } from './plain-drawing.ts'
import { openSite, type Site, type SiteOptions } from './site.ts'
import { noteToasts } from './toasts.ts'

export { expect } from './expect.ts'

/** What a site of the journeys is like; the usual one is encrypted and draws nothing. */
const siteKinds = {
  usual: { encryption: true },
  plain: { encryption: false },
  drawing: { encryption: true, env: { DRAWS: 'on' } },
  commands: { encryption: true },
  hostile: { encryption: true },
} as const satisfies Record<string, Omit<SiteOptions, 'postgres'>>
type SiteKind = keyof typeof siteKinds

type Sites = (kind: SiteKind) => Promise<Site>

export interface ForTest {
  /** Whether games are drawn by WebGL, as on most devices, or on a plain canvas. */
  webgl: boolean
  site: Site
  plainSite: Site
  /** Runs the lotteries and the live tables. Its clock only goes forward. */
  drawingSite: Site
  /**
   * Where operators act by commands, whose clock is the system's: no journey moves the clock of this site. New
   * terms are published here, and every older member is asked to accept them.
   */
  commandSite: Site
  /** Where the chat, the notices and the letters are full of markup. */
  hostileSite: Site
  /** The page, of a fresh member of the encrypted site. */
  memberPage: Page
  /** A page of a second browser, which shares nothing with the first. */
  otherPage: Page
}

export interface ForWorker {
  sites: Sites
}

const prepare = async (context: BrowserContext, webgl: boolean): Promise<void> => {
  await noteToasts(context)
  await noteViolations(context)
  await withoutTransitions(context)
  if (!webgl) await withoutWebgl(context)
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
        const postgres = postgresOfRun()
        const opening = openSite({ postgres, ...siteKinds[kind] })
        open.set(kind, opening)
        return opening
      })
      for (const site of open.values()) await (await site).close()
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
  webgl: [false, { option: true }],
  context: async ({ context, webgl }, use) => {
    await prepare(context, webgl)
    await use(context)
    expectNoViolation(context)
  },
  site: async ({ sites }, use) => use(await sites('usual')),
  plainSite: async ({ sites }, use) => use(await sites('plain')),
  drawingSite: async ({ sites }, use) => use(await sites('drawing')),
  commandSite: async ({ sites }, use) => use(await sites('commands')),
  hostileSite: async ({ sites }, use) => use(await sites('hostile')),
  memberPage: async ({ page, site }, use) => {
    await memberReady(page, site)
    await use(page)
  },
  otherPage: async (
    { browser, contextOptions, viewport, locale, deviceScaleFactor, webgl },
    use,
  ) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      ...(locale === undefined ? {} : { locale }),
      ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
    })
    await prepare(context, webgl)
    await use(await context.newPage())
    expectNoViolation(context)
    await context.close()
  },
})
