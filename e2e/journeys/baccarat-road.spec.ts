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

    await site.advance(21_000)
    await expect(page.getByText(/^庄 \d点 (胜|和) 闲 \d点$|^闲 \d点 胜 庄 \d点$/)).toBeVisible({
      timeout: patient(30_000),
    })
    expect(await beads(page)).toBe(before + 1)
    await expect(mine.getByText('待开牌')).toHaveCount(0, { timeout: patient(30_000) })

    const proof = page.waitForEvent('popup')
    await mine
      .getByRole('link', { name: /^验证第/ })
      .first()
      .click()
    await expect((await proof).getByText(/种子属于|链/).first()).toBeVisible({
      timeout: patient(60_000),
    })
  } finally {
    await site.close()
  }
})
