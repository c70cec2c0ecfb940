import { randomBytes } from 'node:crypto'
import { playExample, startExampleFeed, type ExampleFeed } from '../../tools/example-feed.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { PostgresUrls } from '../../tools/postgres/urls.ts'
import { openSlip, quoted, type Screens } from './book-pages.ts'
import { openSite, type Site } from './site.ts'
import { slip, stakeFields } from './sports-slip.ts'

/** A site with an outside feed that the test can silence. */
export interface SilentFeed {
  readonly site: Site
  readonly screens: Screens
  close(): Promise<void>
}

const address = '/game/sport/crty?show=FT&sport=FT&match=example-1'

export const openSilentFeed = async (postgres: PostgresUrls): Promise<SilentFeed> => {
  const secret = randomBytes(24).toString('base64url')
  let feed: ExampleFeed | null = null
  let ticking: ReturnType<typeof setInterval> | undefined
  const speak = async (port: number): Promise<ExampleFeed> => {
    feed = await startExampleFeed(port, secret)
    ticking = setInterval(playExample(feed), secondMs)
    return feed
  }
  const fallSilent = async (): Promise<void> => {
    clearInterval(ticking)
    await feed?.close()
    feed = null
  }
  const { url } = await speak(0)
  const site = await openSite({
    postgres,
    encryption: true,
    env: { FEED_ADAPTER: 'outside', FEED_URL: url, FEED_SECRET: secret },
  })
  return {
    site,
    screens: {
      'slip-silent': async (page) => {
        await page.goto(site.address + address)
        await page.getByRole('main').locator('[data-price]').first().click()
        await openSlip(page)
        await quoted(page)
        await stakeFields(page).fill('100')
        await fallSilent()
        await slip(page).getByText('赛事数据暂时中断', { exact: false }).first().waitFor()
      },
      'slip-heard-again': async (page) => {
        await speak(Number(new URL(url).port))
        await slip(page)
          .getByText('赛事数据暂时中断', { exact: false })
          .first()
          .waitFor({ state: 'hidden' })
      },
    },
    close: async () => {
      await fallSilent()
      await site.close()
    },
  }
}
