import type { Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { postgresVariable } from '../harness/global-setup.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { openSite } from '../harness/site.ts'

const beads = async (page: Page): Promise<number> => {
  const label = await page.getByRole('img', { name: /^珠盘路/ }).getAttribute('aria-label')
  return Number(/共 (\d+) 格/.exec(label ?? '')?.[1] ?? 0)
}

test('bets on 庄, 闲 and 和 are decided by one round, and the road grows by it', async ({
  page,
}) => {
  const site = await openSite({
    postgresUrl: process.env[postgresVariable] ?? '',
    encryption: true,
    env: { DRAWS: 'on' },
  })
  try {
    await memberReady(page, site, { balance: 500_00n })
    await page.goto(`${site.address}/dz/game?g=BA1`)
    await expect(page.getByRole('heading', { name: '经典百家乐' })).toBeVisible()
    const felt = page.getByRole('group', { name: '投注区' })
    const spot = (name: string) => felt.getByRole('button', { name: new RegExp(`^${name}，`) })
    // A round may be closed at first; the next one opens by the clock.
    await expect(spot('庄')).toBeEnabled({ timeout: patient(60_000) })
    const before = await beads(page)
    for (const name of ['庄', '闲', '和']) await spot(name).click()
    await page.getByRole('button', { name: '确认下注 ¥30' }).click()
    const mine = page.getByRole('region', { name: '我的注单' })
    await expect(mine.getByText('待开牌')).toHaveCount(3)
    await expect(spot('庄')).toHaveAccessibleName(/已下注 ¥10/)

    // The road and the records tell the round whenever the page gets there: its clock is not moved with the
    // server's.
    await site.advance(21_000)
    await expect.poll(() => beads(page), { timeout: patient(60_000) }).toBeGreaterThan(before)
    await page.getByRole('button', { name: '记录', exact: true }).click()
    const history = page.getByRole('dialog', { name: '经典百家乐 · 游戏记录' })
    const told = history.getByText(
      /^经典百家乐：投注 ¥10，[庄闲和]，第\S+局 [庄闲] \d点 [胜和] [庄闲] \d点.+。$/,
    )
    await expect(told).toHaveCount(3)
    await expect(history.getByRole('link', { name: /公平验证/ })).toHaveCount(3)
  } finally {
    await site.close()
  }
})
