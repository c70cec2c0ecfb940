import { expect, test } from '../harness/journey.ts'
import {
  dealOpenHand,
  handMember,
  openTable,
  roundTotal,
  standButton,
  tableWords,
} from '../harness/card-table.ts'

test('a hand of 二十一点 is the same after a reload, a kill and on another device', async ({
  page,
  otherPage,
  site,
}) => {
  const member = await handMember(page, site, 'BJ')
  await dealOpenHand(page, site)
  const dealt = await tableWords(page)
  expect(dealt).toContain('暗牌')

  await page.reload()
  await expect(page.getByText('已恢复未完成的牌局')).toBeVisible()
  expect(await tableWords(page)).toBe(dealt)

  await site.kill()
  await site.restart()
  await page.reload()
  await expect.poll(() => tableWords(page)).toBe(dealt)

  await member.enterOn(otherPage)
  await openTable(otherPage, site, 'BJ')
  await expect(otherPage.getByText('已恢复未完成的牌局')).toBeVisible()
  expect(await tableWords(otherPage)).toBe(dealt)
  // A key pressed while the table is still opening is not taken.
  await expect(standButton(otherPage)).toBeEnabled()
  await otherPage.keyboard.press('s')
  await expect(roundTotal(otherPage)).toBeVisible()

  // The first page still shows the open hand: its press finds it over, and the table is read anew.
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: /发牌/ })).toBeVisible()
  const [row] = await site.query<{ state: string; actions: number }[]>`
    select state from game_bet where member_id = ${member.id}`
  expect(row?.state).toBe('settled')
})
