import { gateCalls } from '../harness/call-gate.ts'
import { farHomeWin } from '../harness/chances.ts'
import { expect } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { test } from '../harness/sports.ts'
import {
  expectOutcome,
  expectStakeable,
  openMatch,
  placeButton,
  priceButton,
  slip,
  stakeFields,
} from '../harness/sports-slip.ts'

test('a bet whose socket is lost before the answer ends as exactly one ticket', async ({
  page,
  book,
}) => {
  const { site } = book
  const spot = farHomeWin(book)
  const gate = await gateCalls(page)
  const { name } = await memberReady(page, site, { balance: 1_000_00n })
  await openMatch(page, book, spot.match)
  await priceButton(page, spot).click()
  await stakeFields(page).fill('100')
  await expect(placeButton(page)).toBeEnabled()
  await expect.poll(() => gate.isLoggedIn()).toBe(true)
  const before = gate.calls.length
  gate.hold()
  await placeButton(page).click()
  gate.loseNextSocket()
  gate.open()
  await expectOutcome(page, '投注成功')
  expect(gate.calls.length).toBeGreaterThan(before)
  await slip(page).getByRole('button', { name: '保留投注项' }).click()
  await expectStakeable(page, 900_00n)

  const bets = await site.query`
    select b.ticket, b.request_id from sports_bet b join member m on m.id = b.member_id
    where m.name = ${name}`
  expect(bets).toHaveLength(1)
  const sent = gate.calls.filter(({ requestId }) => requestId === bets[0]?.['request_id'])
  expect(sent).toHaveLength(1)
})
