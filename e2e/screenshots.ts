import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { PostgresUrls } from '../tools/postgres/urls.ts'
import { startThrowAwayPostgres } from '../tools/postgres/throw-away.ts'
import { findBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/web-build.ts'
import { elsewhereScreens, memberScreens } from './harness/account-screens.ts'
import { agentScreens } from './harness/agent-screens.ts'
import { betPictures } from './harness/bet-pictures.ts'
import type { PictureGroup } from './harness/book-pages.ts'
import { troublePictures } from './harness/book-troubles.ts'
import { browserFlags } from './harness/browser.ts'
import { pictureDialog, sliderOf } from './harness/captcha.ts'
import { cardPictures } from './harness/card-pictures.ts'
import { gateCalls } from './harness/call-gate.ts'
import { cashOutPictures } from './harness/cash-out-pictures.ts'
import { boundMember } from './harness/cashier.ts'
import { chatPictures, talk } from './harness/chat-pictures.ts'
import { addOtherPhases, shootClub } from './harness/club-pictures.ts'
import { bindPhone } from './harness/codes.ts'
import { newAccount, openLogin, openRegister, sendRegistration } from './harness/member.ts'
import { gameScreens, lotteryPictures, roundPictures } from './harness/game-pictures.ts'
import { shootHelp } from './harness/help-pictures.ts'
import { lostAnswerPictures } from './harness/lost-answer-pictures.ts'
import { shootTables } from './harness/live-pictures.ts'
import { matchPictures } from './harness/match-pictures.ts'
import { memberReady } from './harness/member-ready.ts'
import { inEach, newPage, withAll } from './harness/picture-pages.ts'
import { root } from './harness/root.ts'
import { makeTemplate } from './harness/database.ts'
import { openSite, type Site } from './harness/site.ts'
import { openSilentFeed } from './harness/silent-feed.ts'
import { slipPictures } from './harness/slip-pictures.ts'
import { sportPictures } from './harness/sport-pictures.ts'
import { openBook, type Book } from './harness/sports.ts'
import { pictureFolder, settle, shoot, takePicture } from './harness/take-picture.ts'
import { openPath, type Visit } from './harness/visit.ts'
import { cashierScreens } from './harness/wallet-screens.ts'

const readmePicture = join(root, 'docs/images/home.png')
const readmeLimit = 400 * 1024

const openCaptcha = async (page: Page): Promise<void> => {
  await sendRegistration(await openRegister(page), newAccount())
  await sliderOf(page).waitFor()
}

/** Each screen by its file name; they build on one another's page, in this order. */
const visitorScreens: Record<string, Visit> = {
  home: openPath('/home', '星河'),
  login: openLogin,
  register: async (page, site) => {
    await page.goto(`${site.address}/home`)
    await openRegister(page)
  },
  terms: async (page) => {
    await page.getByRole('button', { name: '《规则与条款》' }).click()
    await page
      .getByRole('dialog', { name: '规则与条款', exact: true })
      .getByRole('heading')
      .nth(2)
      .waitFor()
  },
  'captcha-slider': async (page, site) => {
    await page.goto(`${site.address}/home`)
    await openCaptcha(page)
  },
  'captcha-picture': async (page) => {
    await page.getByRole('button', { name: '换用图形验证' }).click()
    await pictureDialog(page).locator('img').waitFor()
  },
  help: openPath('/app/help/gztk', /条款/),
  sponsor: openPath('/sponsor', /./),
  download: openPath('/download', /./),
  'not-found': openPath('/no/such/page', '页面不存在'),
  ...gameScreens,
  discount: openPath('/activity/discount', '优惠活动'),
  agent: openPath('/agent', '代理合作'),
}

const closedScreens: Record<string, Visit> = {
  maintenance: openPath('/home', '系统维护中'),
}

/** Whole pages are longer than a window; the home page is worth seeing to its end. */
const shootWholeHome = async (page: Page, site: Site, mark: string): Promise<void> => {
  await openPath('/home', '星河')(page, site)
  // Parts far down are drawn when they come near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').waitFor()
  await settle(page)
  await page.evaluate(() => scrollTo(0, 0))
  await takePicture(page, `home-whole-${mark}`, { fullPage: true })
}

/** Screens of a member with a balance. */
const shootMember =
  (screens: Readonly<Record<string, Visit>>) =>
  (browser: Browser, site: Site): Promise<void> =>
    inEach(browser, async (page, mark) => {
      await memberReady(page, site, { balance: 8_888_00n })
      await shoot(page, site, screens, mark)
    })

const shootMatch = shootMember(matchPictures)

/** The board, matches and results of the whole simulated world. */
const shootSport = shootMember({ ...sportPictures, ...matchPictures })

/** Card tables, lotteries, and a round of a slot with its proof. */
const shootPlay = (browser: Browser, site: Site): Promise<void> =>
  inEach(browser, async (page, mark) => {
    await memberReady(page, site, { balance: 8_888_00n })
    await shoot(page, site, cardPictures, mark)
    await shoot(page, site, roundPictures, mark)
    await shoot(page, site, lotteryPictures, mark)
  })

/** Live tables in the phases of a round, and the sea of 捕鱼. */
const shootLive = async (browser: Browser, site: Site): Promise<void> => {
  await mkdir(pictureFolder, { recursive: true })
  await withAll(browser, async (pages) => {
    for (const { page } of pages) await memberReady(page, site, { balance: 8_888_00n })
    await shootTables(pages, site)
  })
}

/** Activities, VIP, welfare, exchange and gifts, in every state. */
const shootClubs = async (browser: Browser, site: Site): Promise<void> => {
  await mkdir(pictureFolder, { recursive: true })
  await addOtherPhases(site)
  await inEach(browser, (_, mark, open) => shootClub(site, mark, open))
}

/** Bets in games whose answer was lost. */
const shootLost = (browser: Browser, site: Site): Promise<void> =>
  inEach(browser, async (page, mark) => {
    const gate = await gateCalls(page)
    await memberReady(page, site, { balance: 8_888_00n })
    await shoot(page, site, lostAnswerPictures(gate), mark)
  })

const shootChat = async (browser: Browser, site: Site): Promise<void> => {
  await site.command('chat', 'room', 'hall', 'open')
  await talk(await newPage(browser, 'classic', { width: 1366, height: 768 }), site)
  await inEach(browser, (page, mark) => shoot(page, site, chatPictures, mark))
  await site.command('chat', 'room', 'hall', 'open')
}

/** The pages of members who have bound everything and have money. */
const shootCashier = (browser: Browser, site: Site): Promise<void> =>
  inEach(browser, async (page, mark) => {
    for (const screens of Object.values(cashierScreens)) {
      await boundMember(page, site, { balance: 8_888_00n })
      await shoot(page, site, screens, mark)
    }
    await shoot(page, site, agentScreens, mark)
  })

/** Everything about games, and the pages that lead to them. */
const shootGames = async (browser: Browser, site: Site): Promise<void> => {
  await mkdir(pictureFolder, { recursive: true })
  await inEach(browser, (page, mark) => shoot(page, site, gameScreens, mark))
  await shootPlay(browser, site)
  await shootLive(browser, site)
}

const shootAll = async (browser: Browser, site: Site): Promise<void> => {
  await rm(pictureFolder, { recursive: true, force: true })
  await mkdir(pictureFolder, { recursive: true })
  await inEach(browser, async (page, mark, open) => {
    await shoot(page, site, visitorScreens, mark)
    await shootWholeHome(page, site, mark)
    const account = await memberReady(page, site)
    await shoot(page, site, memberScreens, mark)
    const phone = await bindPhone(page, site, account)
    const elsewhere = await open()
    await shoot(elsewhere, site, elsewhereScreens({ account, phone }), mark)
    await elsewhere.context().close()
  })
  await shootCashier(browser, site)
  await shootChat(browser, site)
  await shootSport(browser, site)
  await shootPlay(browser, site)
  await shootLost(browser, site)
  await shootLive(browser, site)
  await shootClubs(browser, site)
  const until = new Date(Date.now() + 2 * 3_600_000).toISOString()
  const text = '系统升级维护中，请稍后再来。'
  await site.change('maintenance', { on: true, text, until }, (info) => info.maintenance !== null)
  await inEach(browser, (page, mark) => shoot(page, site, closedScreens, mark))
}

/** On a book with a known future. */
const shootGroups = (
  browser: Browser,
  book: Book,
  groupsOf: (book: Book) => readonly PictureGroup[],
): Promise<void> =>
  inEach(browser, async (_, mark, open) => {
    for (const { belongings, screens } of groupsOf(book)) {
      const page = await open()
      if (belongings !== null) await memberReady(page, book.site, belongings)
      await shoot(page, book.site, screens, mark)
      await page.context().close()
    }
  })

/** The slip while the feed is silent. */
const shootSilence = async (browser: Browser, postgres: PostgresUrls): Promise<void> => {
  const feed = await openSilentFeed(postgres)
  try {
    await inEach(browser, async (page, mark) => {
      await memberReady(page, feed.site, { balance: 8_888_00n })
      await shoot(page, feed.site, feed.screens, mark)
    })
  } finally {
    await feed.close()
  }
}

/** The picture in the README: the first view of the home page, small enough to load with the text. */
const shootForReadme = async (browser: Browser, site: Site): Promise<void> => {
  const page = await newPage(browser, 'classic', { width: 1600, height: 1000 })
  await openPath('/home', '星河')(page, site)
  await settle(page)
  await mkdir(join(root, 'docs/images'), { recursive: true })
  // A palette of 256 colours halves the file and is not seen at this size.
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(readmePicture)
  console.log(`${readmePicture} (${Math.round(size / 1024)} kB)`)
  if (size > readmeLimit) throw new Error('The picture for the README is too large.')
}

const siteParts: Readonly<Record<string, typeof shootAll>> = {
  '--readme': shootForReadme,
  '--sport': shootSport,
  '--match': shootMatch,
  '--games': shootGames,
  '--live': shootLive,
  '--club': shootClubs,
  '--cashier': shootCashier,
  '--chat': shootChat,
  '--lost': shootLost,
  '--help': shootHelp,
}

/** The slip and the bets. */
const betGroups = (book: Book): readonly PictureGroup[] => [
  ...slipPictures(book),
  ...betPictures(book),
  ...cashOutPictures(book),
  ...troublePictures(book),
]

const bookParts: Readonly<Record<string, typeof betGroups>> = {
  '--bets': betGroups,
  '--cash-out': cashOutPictures,
}

/** One part alone: an option of `siteParts` or of `bookParts`. */
const part = process.argv[2]

const shootPages = async (browser: Browser, postgres: PostgresUrls): Promise<void> => {
  const site = await openSite({
    postgres,
    encryption: true,
    // Tables show no matches.
    env: { FEED_ADAPTER: part === '--live' ? 'off' : 'simulator', DRAWS: 'on' },
  })
  const shootSite = siteParts[part ?? ''] ?? shootAll
  try {
    await shootSite(browser, site)
  } finally {
    await site.close()
  }
}

const shootBook = async (browser: Browser, postgres: PostgresUrls): Promise<void> => {
  const book = await openBook(postgres)
  const groupsOf = bookParts[part ?? ''] ?? betGroups
  try {
    await mkdir(pictureFolder, { recursive: true })
    await shootGroups(browser, book, groupsOf)
  } finally {
    await book.site.close()
  }
  if (groupsOf === betGroups) await shootSilence(browser, postgres)
}

const postgres = await startThrowAwayPostgres()
await makeTemplate(postgres)
try {
  if (process.env['WEB_ROOT'] === undefined) await buildWeb(root)
  const executablePath = await findBrowser(root)
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    if (part === undefined || part in siteParts) await shootPages(browser, postgres)
    if (part === undefined || part in bookParts) await shootBook(browser, postgres)
  } finally {
    await browser.close()
  }
} finally {
  await postgres.remove()
}
