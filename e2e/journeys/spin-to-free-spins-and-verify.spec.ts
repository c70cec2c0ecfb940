import type { Page } from '@playwright/test'
import { koi } from '@xinghe/rules/games/slots/machines/koi.ts'
import { chooseRound } from '../harness/chosen-round.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { openSlot, pressSpin, spinResult } from '../harness/slot-machine.ts'
import { expectToast } from '../harness/toasts.ts'

const freeSpins = 10

test.use({ webgl: true })

/** For a text that is in sight for a moment: looks at every change of the page, a slow one draws few frames. */
const appears = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return
          watch.disconnect()
          resolve()
        })
        watch.observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
    text,
  )

test('a spin wins free spins, and the revealed seed verifies the round', async ({ page, site }) => {
  const { name } = await memberReady(page, site, { balance: 100_00n })
  await openSlot(page, site, 'KOI')
  await chooseRound(site, name, koi, (round) => round.freeSpins.length === freeSpins)
  const lastFreeSpin = appears(page, `免费旋转 ${freeSpins} / ${freeSpins}`)
  await Promise.all([lastFreeSpin, pressSpin(page)])
  await expect(spinResult(page)).toHaveText(/^派彩 ¥/)

  await page.getByRole('button', { name: /^公平 / }).click()
  await page.getByRole('button', { name: '更换种子' }).click()
  await page.getByRole('button', { name: '公开并更换' }).click()
  await expectToast(page, '种子已更换，旧的服务器种子已公开')
  const [bet] = await site.query<{ ticket: string }[]>`
    select ticket from game_bet join member on member.id = member_id where name = ${name}`
  await page.goto(`${site.address}/pg/game?fair=${bet?.ticket}`)
  await expect(page.getByText('服务器种子与开局前公布的指纹一致')).toBeVisible()
  await expect(page.getByText('派彩与重新计算的结果一致')).toBeVisible()
  await expect(page.getByText(/^免费第 10 转 第 5 轴/)).toBeVisible()
})
