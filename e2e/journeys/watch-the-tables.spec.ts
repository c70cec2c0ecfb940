import type { Page } from '@playwright/test'
import { patient } from '../../tools/machine-speed.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { simplifiedIn } from '../harness/simplified.ts'
import { follow, keepLoaded, openPath } from '../harness/visit.ts'

const games = {
  BA2: { simplified: '免佣百家乐', traditional: '免佣百家樂', part: '每局用全新的八副牌' },
  RL1: { simplified: '轮盘', traditional: '輪盤', part: '可在檯布上逐格移動' },
  FISH: { simplified: '星河捕鱼', traditional: '星河捕魚', part: '搶先、正在結算或已游走的命中' },
} as const

const openRules = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog').getByText(/^(理论|理論)?返[还還]率/)).toBeVisible()
}
const closeRules = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.use({ webgl: true })

test('a visitor watches the tables and the sea and reads their rules, also in traditional Chinese', async ({
  page,
  drawingSite: site,
}) => {
  keepLoaded(page)
  await openPath('/game/realbet', '真人视讯')(page, site)
  // The history of a new site is drawn first.
  await expect(page.getByRole('img', { name: /^大路，共 \d+ 格/ })).toHaveCount(4, {
    timeout: patient(60_000),
  })
  await expectAccessible(page, 'table lobby')
  for (const [code, { simplified }] of Object.entries(games)) {
    await openPath(`/dz/game?g=${code}`, simplified)(page, site)
    await expect(page.getByRole('main').getByText('登录')).not.toHaveCount(0)
    await openRules(page, /^规则$/)
    await expectAccessible(page, `rules of ${code}`)
    await closeRules(page)
  }

  await page.getByRole('button', { name: '繁體中文' }).click()
  for (const [code, { traditional, part }] of Object.entries(games)) {
    await follow(page, `/dz/game?g=${code}`)
    await expect(page.getByRole('heading', { level: 1, name: traditional })).toBeVisible()
    await openRules(page, /^規則$/)
    await expect(page.getByRole('dialog').getByText(part)).toBeVisible()
    expect(simplifiedIn(await page.getByRole('dialog').innerText())).toEqual([])
    await closeRules(page)
    expect(simplifiedIn(await page.getByRole('main').innerText())).toEqual([])
  }
})
