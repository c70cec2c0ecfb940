import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { patient } from '../../tools/machine-speed.ts'
import type { Site } from './site.ts'
import { pressSpin, spinResult } from './slot-machine.ts'
import { openPath, type Visit } from './visit.ts'

const onStage = {
  GEM: '星河宝石',
  KOI: '锦鲤跃门',
  FLY: '敦煌飞天',
  DRG: '九霄龙珠',
  FISH: '星河捕鱼',
} as const
const lotteries = ['K3', 'SSC', 'PK10', 'LHC'] as const

/** Waits until the stage has drawn its first whole picture. */
const openGame =
  (code: keyof typeof onStage): Visit =>
  async (page, site) => {
    await openPath(`/dz/game?g=${code}`, onStage[code])(page, site)
    const host = page.locator('[aria-busy]').filter({ has: page.locator('canvas') })
    await expect(host).toHaveAttribute('aria-busy', 'false', { timeout: patient(30_000) })
  }

/** The lists of games, and those with a stage, as a visitor sees them. */
export const gameScreens: Record<string, Visit> = {
  'games-slots': openPath('/game/egame', '电子游艺'),
  'games-live': openPath('/game/realbet', '真人视讯'),
  'games-lottery': openPath('/game/lottery', '彩票游戏'),
  'games-cards': openPath('/game/chess', '棋牌游戏'),
  'games-esports': openPath('/game/gaming', '电子竞技'),
  'games-fishing': openPath('/game/fishing', '捕鱼游戏'),
  'games-none-found': openPath('/game/egame?q=none', '电子游艺'),
  'game-gem': openGame('GEM'),
  'game-koi': openGame('KOI'),
  'game-fly': openGame('FLY'),
  'game-drg': openGame('DRG'),
  'game-fish': openGame('FISH'),
}

const closePanel = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const openTicket = async (page: Page, site: Site): Promise<void> => {
  const [bet] = await site.query<{ ticket: string }[]>`
    select ticket from game_bet where game = 'GEM' order by id desc limit 1`
  await page.goto(`${site.address}/pg/game?fair=${bet?.ticket}`)
  await page.getByText('指纹一致').waitFor()
}

/** One round of a slot from the press to its proof. */
export const roundPictures: Record<string, Visit> = {
  'game-round': async (page, site) => {
    await openGame('GEM')(page, site)
    await pressSpin(page)
    await expect(spinResult(page)).toHaveCount(1, { timeout: patient(30_000) })
  },
  'game-rules': async (page) => {
    await page.getByRole('button', { name: '规则' }).click()
    await page.getByRole('dialog').getByText('赔付表').waitFor()
  },
  'game-history': async (page) => {
    await closePanel(page)
    await page.getByRole('button', { name: '记录', exact: true }).click()
    await page.getByRole('dialog').getByText(/XG/).first().waitFor()
  },
  'game-fairness': async (page) => {
    await closePanel(page)
    await page.getByRole('button', { name: /^公平 / }).click()
    await page.getByRole('dialog').getByText('当前种子').waitFor()
  },
  'game-verify': async (page, site) => {
    await page.getByRole('button', { name: '更换种子' }).click()
    await page.getByRole('button', { name: '公开并更换' }).click()
    await expect(page.getByText('公开并更换')).toBeHidden()
    await openTicket(page, site)
  },
}

/** The lotteries with a draw behind them. */
export const lotteryPictures: Record<string, Visit> = Object.fromEntries(
  lotteries.map((code): [string, Visit] => [
    `lottery-${code.toLowerCase()}`,
    async (page, site) => {
      await page.goto(`${site.address}/dz/game?g=${code}`)
      await page.getByText(/^上期开奖/).waitFor({ timeout: patient(60_000) })
    },
  ]),
)
