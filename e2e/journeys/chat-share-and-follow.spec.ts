import { randomInt } from 'node:crypto'
import { later, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { messagesIn } from '../harness/chat.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  openMatch,
  placeButton,
  priceButton,
  slip,
  slipItems,
  stakeFields,
} from '../harness/sports-slip.ts'
import { expectToast } from '../harness/toasts.ts'
import { sure } from '../harness/world.ts'

const newPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

test('a member shows a bet in the room of its match, and another one bets the same from it', async ({
  page,
  otherPage,
  book,
}) => {
  const { site, world, now, until } = book
  const match = sure(
    world.starting('virtual-football', later(now(), 10 * minuteMs), 20 * minuteMs)[0],
    'match to come',
  )
  const spot = sure(
    world.spotsOf(match, now()).find(({ play, side }) => play === 'M' && side === 'H'),
    'price of the winner',
  )
  await memberReady(page, site, { balance: 1_000_00n, phone: newPhone() })
  await openMatch(page, book, match)
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await placeButton(page).click()
  await expectOutcome(page, '投注成功')

  const chat = page.getByRole('region', { name: '聊天室' })
  await chat.getByRole('button', { name: '晒单' }).click()
  const picker = page.getByRole('dialog', { name: '选择要晒的注单' })
  await expectAccessible(page, 'own bets to share')
  await picker.getByRole('button', { name: `晒单：${match.home.name}` }).click()
  const card = messagesIn(chat).getByRole('article')
  await expect(card).toContainText(match.home.name)
  // The stake is shown only if that is ticked.
  await expect(card).not.toContainText('投注额')

  await memberReady(otherPage, site, { balance: 500_00n })
  await openMatch(otherPage, book, match)
  const shared = messagesIn(otherPage.getByRole('region', { name: '聊天室' })).getByRole('article')
  await shared.getByRole('button', { name: '跟单' }).click()
  await expect(slipItems(otherPage)).toHaveCount(1)
  await expect(slip(otherPage)).toContainText(match.home.name)
  await expectAccessible(otherPage, 'match with its chat')
  await stakeFields(otherPage).fill('50')
  await placeButton(otherPage).click()
  await expectOutcome(otherPage, '投注成功')
  // A ticket is shown to a room once.
  await chat.getByRole('button', { name: '晒单' }).click()
  await picker.getByRole('button', { name: `晒单：${match.home.name}` }).click()
  await expect(messagesIn(chat).getByRole('alert')).toContainText('该注单已在本聊天室晒过')

  // Nothing is put into the slip once the match is over.
  await until(later(world.endOf(match), secondMs))
  await shared.getByRole('button', { name: '跟单' }).click()
  await expectToast(otherPage, '这张注单已不能跟投')
})
