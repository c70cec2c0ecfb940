import type { Page } from '@playwright/test'
import { fenFromText, fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { type SlotDraws, stakes, tellRound } from '@xinghe/rules/games/slots/round.ts'
import { patient } from '../../tools/machine-speed.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { gateCalls } from '../harness/call-gate.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import type { Site } from '../harness/site.ts'
import {
  gameWallet,
  openSlot,
  pressSpin,
  spinButton,
  spinReady,
  spinResult,
} from '../harness/slot-machine.ts'

interface StoredRound {
  readonly stake: bigint
  readonly payout: bigint
  readonly poolWin: bigint
  readonly outcome: { readonly view: SlotDraws }
}

const roundsOf = (site: Site, name: string): Promise<StoredRound[]> =>
  site.query<StoredRound[]>`
    select stake, payout, pool_win as "poolWin", outcome from game_bet join member on member.id = game_bet.member_id
    where member.name = ${name} order by game_bet.placed_at`

const spinOnce = async (page: Page, press: () => Promise<void>): Promise<void> => {
  await expect(spinReady(page)).toBeEnabled({ timeout: patient(20_000) })
  await press()
  await expect(spinResult(page)).toHaveCount(1, { timeout: patient(90_000) })
}

test('a member spins, and the balance follows the round that was stored', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site, { balance: 100_00n })
  await openSlot(page, site, 'GEM')
  await expect(gameWallet(page)).toContainText('100.00')
  await spinOnce(page, () => spinButton(page).click())
  const [round] = await roundsOf(site, name)
  if (round === undefined) throw new Error('no round was stored')
  const paid = stakes(machines.GEM, tellRound(machines.GEM, round.outcome.view).pay)
  expect((round.payout - round.poolWin) * paid.bottom).toBe(round.stake * paid.top)
  await expect(gameWallet(page)).toContainText(
    fenToGroupedText((fenFromText('100.00') ?? 0n) - round.stake + round.payout),
  )
})

test('the keyboard alone plays, and one press is one round', async ({ page, site }) => {
  const { name } = await memberReady(page, site, { balance: 100_00n })
  await openSlot(page, site, 'KOI')
  await spinOnce(page, async () => {
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  })
  expect(await roundsOf(site, name)).toHaveLength(1)
})

test('a round is shown again from the history, explained and without money', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site, { balance: 100_00n })
  await openSlot(page, site, 'GEM')
  await spinOnce(page, () => spinButton(page).click())
  const [round] = await roundsOf(site, name)
  const left = fenToGroupedText(100_00n - (round?.stake ?? 0n) + (round?.payout ?? 0n))
  await expect(gameWallet(page)).toContainText(left)
  await page.getByRole('button', { name: '记录', exact: true }).click()
  const history = page.getByRole('dialog')
  await expect(history.getByText(/^星河宝石：投注 ¥2，.+。$/)).toBeVisible()
  await expect(history.getByRole('link', { name: /^公平验证/ })).toBeVisible()
  await history.getByRole('button', { name: /^重放/ }).click()
  await expect(page.getByText(/正在重放.+不涉及资金/)).toBeVisible()
  await expect(spinResult(page)).toHaveCount(1, { timeout: patient(90_000) })
  await expect(gameWallet(page)).toContainText(left)
  expect(await roundsOf(site, name)).toHaveLength(1)
  await page.getByRole('button', { name: '结束重放' }).click()
  await expect(page.getByText(/正在重放/)).toHaveCount(0)
})

test('a first tab sees the money that a second one plays, and plays on', async ({
  page,
  site,
  context,
}) => {
  const { name } = await memberReady(page, site, { balance: 50_00n })
  await openSlot(page, site, 'GEM')
  const second = await context.newPage()
  await openSlot(second, site, 'GEM')
  await spinOnce(second, () => spinButton(second).click())
  const [round] = await roundsOf(site, name)
  const left = fenToGroupedText(50_00n - (round?.stake ?? 0n) + (round?.payout ?? 0n))
  await expect(gameWallet(second)).toContainText(left)
  await expect(gameWallet(page)).toContainText(left, { timeout: patient(20_000) })
  // The pace holds over both tabs, and only the second one knows when its round began.
  await expect(spinReady(second)).toBeEnabled({ timeout: patient(20_000) })
  await spinOnce(page, () => spinButton(page).click())
  expect(await roundsOf(site, name)).toHaveLength(2)
})

test('a spin whose answer was lost is asked for on the page of another game, and played once', async ({
  page,
  site,
}) => {
  const gate = await gateCalls(page)
  const { name } = await memberReady(page, site, { balance: 100_00n })
  await openSlot(page, site, 'KOI')
  await expect.poll(() => gate.isLoggedIn()).toBe(true)
  gate.loseNextSocket()
  await pressSpin(page)
  const ask = page.getByRole('button', { name: '确认结果' })
  await expect(ask).toBeVisible({ timeout: patient(30_000) })
  await expectAccessible(page, 'lost spin')
  await openSlot(page, site, 'GEM')
  await expect(ask).toBeEnabled({ timeout: patient(60_000) })
  await ask.click()
  await expect(page.getByText(/锦鲤跃门：上一次旋转派彩 ¥/)).toBeVisible()
  await expect(ask).toHaveCount(0)
  const [round] = await roundsOf(site, name)
  const left = fenToGroupedText(100_00n - (round?.stake ?? 0n) + (round?.payout ?? 0n))
  await expect(gameWallet(page)).toContainText(left)
  expect(await roundsOf(site, name)).toHaveLength(1)
})

test('a visitor watches on a phone, and the button asks for the login', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.address}/dz/game?g=FLY`)
  await expect(page.getByText('您正在观看，登录后即可下注')).toBeVisible()
  await page.getByRole('button', { name: '登录下注' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: '规则' }).focus()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
