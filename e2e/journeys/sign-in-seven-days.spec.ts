import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { boundMember } from '../harness/cashier.ts'
import { addCountedPlay } from '../harness/counted-play.ts'
import { expect, test } from '../harness/journey.ts'
import { open } from '../harness/visit.ts'

const path = '/activity/signGift/1'

test('seven sign-ins over midnight pay 15 together, and the eighth begins again', async ({
  page,
  site,
}) => {
  const { name } = await boundMember(page, site)
  /** A minute past midnight, GMT+8. The page is opened between, as a session ends after an idle day. */
  const nextDay = async (): Promise<void> => {
    const leftMs = dayPeriod(site.now()).until - site.now()
    await site.advance(Math.floor(leftMs / 2))
    await open(page, site, path)
    await expect(page.getByRole('button', { name: '今日已签到' })).toBeVisible()
    await site.advance(Math.floor(leftMs / 2) + 60_000)
  }
  const button = page.getByRole('button', { name: '立即签到' })
  for (let day = 1; day <= 7; day += 1) {
    await open(page, site, path)
    // Nothing is played yet: the page says what is missing.
    await expect(button).toBeDisabled()
    await expect(page.getByText('有效流水 ¥0 / ¥100')).toBeVisible()
    await addCountedPlay(site, name, 100_00n)
    await open(page, site, path)
    await button.click()
    await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled()
    await expect(page.getByRole('heading', { name: `已连续签到 ${day} 天` })).toBeVisible()
    await nextDay()
  }
  // Not the balance: the rebates of these days may have been paid too.
  const [paid] = await site.query<{ sum: bigint }[]>`
    select sum(amount)::bigint as sum from award a join member m on m.id = a.member_id
    where m.name = ${name} and a.source = 'signGift/1' and a.state = 'granted'`
  expect(paid?.sum).toBe(15_00n)
  await open(page, site, path)
  await expect(page.getByText('今天签到得 ¥0.50')).toBeVisible()
})
