import { patient } from '../../tools/machine-speed.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'

test('a bet on every car of the first rank wins at the draw, and the draw can be verified', async ({
  page,
  drawingSite: site,
}) => {
  await memberReady(page, site, { balance: 500_00n })
  await page.goto(`${site.address}/dz/game?g=PK10`)
  await expect(page.getByRole('heading', { name: '星河赛车' })).toBeVisible()
  const lit = page.getByRole('navigation', { name: '主导航' }).locator('[aria-current="page"]')
  await expect(lit).toHaveText(/^彩票/)
  await page.getByRole('tab', { name: '定位', exact: true }).click()
  for (let car = 1; car <= 10; car += 1)
    await page.getByRole('button', { name: `定位 冠军 ${car} 9.80`, exact: true }).click()
  const slip = page.getByRole('region', { name: '注单', exact: true })
  await expect(slip).toContainText('10注')
  await slip.getByLabel('每注金额').fill('20')
  await expect(slip).toContainText('200.00')
  // A round may close between the picks and the press; the next one is open a few seconds later.
  const placeButton = slip.getByRole('button', { name: '确认下注' })
  await expect(placeButton).toBeEnabled({ timeout: patient(30_000) })
  await placeButton.click()
  const mine = page.getByRole('region', { name: '我的注单', exact: true })
  await expect(mine.getByText('待开奖')).toHaveCount(10)

  await site.advance(180_000)
  await expect(page.getByText(/期派彩 ¥196\.00/)).toBeVisible({ timeout: patient(30_000) })
  await expect(mine.getByText('未中奖')).toHaveCount(9)
  await expect(mine.getByText('中奖 ¥196.00')).toHaveCount(1)
  // Net and time of this login, from the server.
  await expect(page.getByText('本次输赢').locator('..')).toContainText('-¥4.00')
  await expect(page.getByText('时长').locator('..')).toContainText(/\d+:\d\d:\d\d/)
  await page.getByRole('button', { name: '记录', exact: true }).click()
  const history = page.getByRole('dialog', { name: '星河赛车 · 游戏记录' })
  await expect(history.getByText(/^星河赛车：投注 ¥20，定位 冠军 .+，净赢 ¥176。$/)).toHaveCount(1)
  await expect(history.getByRole('link', { name: /公平验证/ })).toHaveCount(10)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '公平验证' }).click()
  await page.getByRole('button', { name: '在本机验证' }).click()
  await expect(page.getByText('验证通过')).toBeVisible({ timeout: patient(30_000) })
})
