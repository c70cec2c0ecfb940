import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  placeButton,
  priceButton,
  slipItems,
  stakeFields,
} from '../harness/sports-slip.ts'
import { stepTo } from '../harness/step-to.ts'
import { sure } from '../harness/world.ts'

test('a member finds a match and bets on it with the keyboard alone', async ({ page, book }) => {
  const { site, world, now } = book
  const [match] = world.starting('virtual-football', later(now(), 5 * minuteMs), 15 * minuteMs)
  const spots = world.spotsOf(sure(match, 'match to come'), now())
  const winner = (wanted: string) =>
    sure(
      spots.find(({ play, side }) => play === 'M' && side === wanted),
      'price of the winner',
    )
  const { home, away } = winner('H').match
  await memberReady(page, site, { balance: 500_00n })
  await page.goto(`${site.address}/game/sport/crty?show=FT&sport=VF`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^全场独赢 / })
    .first()
    .waitFor()
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: '搜索球队或联赛' })).toBeFocused()
  await page.keyboard.type(home.name)
  await page
    .getByRole('search')
    .getByRole('button', { name: `${home.name} 对` })
    .first()
    .waitFor()
  await stepTo(page, 'Tab', `${home.name} 对 ${away.name}`)
  await page.keyboard.press('Enter')

  // Waits for the element before stepping to it.
  await priceButton(page, winner('H')).waitFor()
  await stepTo(page, 'Tab', '返回赛事列表')
  await stepTo(page, 'Tab', `全场独赢 ${home.name}`)
  await page.keyboard.press('ArrowRight')
  await expect(priceButton(page, winner('C'))).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(priceButton(page, winner('N'))).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(slipItems(page)).toHaveCount(1)
  await expect(placeButton(page)).toHaveAccessibleDescription('请输入投注金额')

  await stepTo(page, 'Shift+Tab', `${home.name} 对 ${away.name}`)
  await expect(stakeFields(page)).toBeFocused()
  await page.keyboard.type('100')
  await stepTo(page, 'Tab', '投注 ¥100')
  await page.keyboard.press('Enter')
  await expectOutcome(page, '投注成功')
  await expectAccessible(page, 'match')
})
