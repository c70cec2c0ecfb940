import type { Page } from '@playwright/test'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { patient } from '../../tools/machine-speed.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { handMember } from '../harness/card-table.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { simplifiedIn } from '../harness/simplified.ts'
import { stepTo } from '../harness/step-to.ts'

const focused = (page: Page) => page.locator(':focus')

test('牛牛 is dealt with the keyboard alone, and its result is told aloud', async ({
  page,
  site,
}) => {
  await handMember(page, site, 'NN')
  await expect(page.getByRole('button', { name: /^发牌/ })).toBeEnabled()
  await stepTo(page, 'Tab', '¥')
  const stake = await focused(page).getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  await expect(focused(page)).not.toHaveAttribute('aria-label', stake ?? '')
  await expect(focused(page)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '翻倍' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.locator('.card-room').getByRole('status')).toHaveText(
    /庄家.*本局结束，投入 ¥/,
    {
      timeout: patient(30_000),
    },
  )
  await expectAccessible(page, 'card table')
})

test('快3 is bet on with the keyboard alone, its draw is told aloud, and it reads in traditional Chinese', async ({
  page,
  drawingSite: site,
}) => {
  await memberReady(page, site, { balance: 500_00n })
  await page.goto(`${site.address}/dz/game?g=K3`)
  const slip = page.getByRole('region', { name: '注单', exact: true })
  await page.getByRole('tab', { name: '和值两面', exact: true }).waitFor()
  await stepTo(page, 'Tab', '和值两面')
  await stepTo(page, 'Tab', '大小 大')
  await page.keyboard.press('Enter')
  await expect(slip).toContainText('1注')
  await slip.getByLabel('每注金额').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('20')
  // A round of a minute may close before the press is made: the next one has just begun.
  const round = page.getByText(/^第\d+-\d+期$/)
  const before = (await round.textContent()) ?? ''
  await site.advance(minuteMs - (site.now() % minuteMs))
  await expect(round).not.toHaveText(before)
  await expect(slip.getByRole('button', { name: '确认下注' })).toBeEnabled({
    timeout: patient(30_000),
  })
  await stepTo(page, 'Tab', '确认下注')
  await page.keyboard.press('Enter')
  const mine = page.getByRole('region', { name: '我的注单', exact: true })
  await expect(mine.getByText('待开奖')).toBeVisible()
  await site.advance(60_000)
  await expect(page.getByRole('status').filter({ hasText: /期(未中奖|中奖，派彩)/ })).toBeVisible({
    timeout: patient(30_000),
  })
  await expectAccessible(page, 'lottery')

  await page.getByRole('button', { name: '繁體中文' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('tab', { name: '開獎記錄' })).toBeVisible()
  expect(simplifiedIn(await main.innerText())).toEqual([])
})
