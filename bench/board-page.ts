import * as z from 'zod/mini'
import { chromium, type Browser, type Page } from '@playwright/test'
import { succeeded } from '@xinghe/contract/envelope.ts'
import { livePath } from '@xinghe/contract/socket.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { countsTopic } from '@xinghe/contract/sports-topics.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect } from '@xinghe/server/platform/database/connect.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import { findBrowser } from '../tools/browser.ts'
import type { BenchSite } from './bench-site.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import type { BoardFeed } from './board-feed.ts'

const root = new URL('..', import.meta.url).pathname
const uuid = 'bench-browser'
const patienceMs = 120_000

export type LoggedIn = Readonly<Record<'uuid' | 'user_id' | 'token', string>>

/** A member's session as the browser stores it. */
export const logInBettor = async ({ databaseUrl }: BenchSite): Promise<LoggedIn> => {
  const sql = connect(databaseUrl, { max: 2, name: 'bench' })
  await fillBettors(sql, 1)
  const sessions = await openSessions(sql, clock)
  const login = { memberId: bettorAt(0), uuid, ip: '127.0.0.1', country: null }
  const { token } = await sessions.start(sql, { ...login, device: '', browser: '' })
  await sessions.close()
  await sql.end()
  return { uuid, user_id: login.memberId, token }
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(root),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })

interface Asked {
  readonly method?: string
  readonly Request?: { readonly showType?: string }
}

/** Calls that the bench answers itself, because its site has no feed. */
const answerTo = ({ matches }: BoardFeed, asked: Asked): unknown => {
  if (asked.method === 'counts') return { topic: countsTopic, counts: [], feedAlive: true }
  if (asked.method !== 'board') return undefined
  const listed = asked.Request?.showType === 'FT' ? [...matches] : []
  return z.encode(resourceMethods.board.answer, {
    topic: '',
    total: listed.length,
    matches: listed,
  })
}

/** Today's football on the real screen: the pages and the calls of the site, the live socket of the bench. */
export const openBoard = async (
  browser: Browser,
  site: BenchSite,
  loggedIn: LoggedIn,
  feed: BoardFeed,
  port: number,
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // The policy of the site allows no socket but its own.
    bypassCSP: true,
  })
  await context.addInitScript(
    ({ entries, path, address }) => {
      Object.assign(localStorage, entries)
      const Site = WebSocket
      globalThis.WebSocket = class extends Site {
        constructor(asked: string | URL) {
          super(String(asked).endsWith(path) ? address : asked)
        }
      }
    },
    { entries: loggedIn, path: livePath, address: `ws://127.0.0.1:${port}` },
  )
  const page = await context.newPage()
  await page.route(`**${resource.path}`, async (route) => {
    const answer = answerTo(feed, (route.request().postDataJSON() ?? {}) as Asked)
    await (answer === undefined ? route.continue() : route.fulfill({ json: succeeded(answer) }))
  })
  await page.goto(`${site.address}/game/sport/crty?show=FT&sport=FT`, { timeout: patienceMs })
  await page.locator('[data-price]').first().waitFor({ timeout: patienceMs })
  return page
}
