import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { postgresOfRun } from '../harness/global-setup.ts'
import { expect, test } from '../harness/journey.ts'
import { openSite } from '../harness/site.ts'
import { open, settle } from '../harness/visit.ts'

test('a visitor reads form, table, line-ups and the history of a price before a match', async ({
  page,
}) => {
  const env = { FEED_ADAPTER: 'simulator', FEED_SPORTS: 'football' }
  const site = await openSite({ postgres: postgresOfRun(), encryption: true, env })
  try {
    // Late in the evening the first matches of tomorrow have announced their line-ups.
    const date = siteDay(later(site.now(), 3 * dayMs))
    await open(page, site, `/game/sport?show=FU&sport=FT&date=${date}`)
    await page
      .getByRole('button', { name: /，所有玩法 \d+ 个$/ })
      .first()
      .click()

    await page.getByRole('button', { name: '全场独赢赔率走势' }).click()
    // A price may have moved since the site has started.
    await expect(page.getByText(/^(走势积累中.*|初始)$/).first()).toBeVisible()
    await expectAccessible(page, 'match-markets')

    await page.getByRole('tab', { name: '历史交锋' }).click()
    const meetings = page.getByRole('tabpanel', { name: '历史交锋' })
    await expect(meetings.getByRole('link', { name: /查看赛果$/ })).toHaveCount(6)

    await page.getByRole('tab', { name: '积分榜' }).click()
    const table = page.getByRole('tabpanel', { name: '积分榜' })
    // The season of the league may begin with this round.
    const rows = table.getByRole('rowheader').or(table.getByText('本赛季还没有比赛结束'))
    await expect(rows.first()).toBeVisible()
    await expectAccessible(page, 'match-table')

    await page.getByRole('tab', { name: '阵容' }).click()
    await expect(page.getByText('预计首发')).toBeVisible()
    await expect(
      page.getByRole('list', { name: /首发$/ }).first().getByRole('listitem'),
    ).toHaveCount(11)
    await expectAccessible(page, 'match-line-ups')

    await page.getByRole('tab', { name: '近期战绩' }).click()
    const results = page.getByRole('tabpanel', { name: '近期战绩' }).getByRole('link')
    await expect(results).toHaveCount(12)
    await expectAccessible(page, 'match-form')
    const [, score = ''] = /(\d+ - \d+)/.exec((await results.first().textContent()) ?? '') ?? []
    await results.first().click()
    await settle(page)
    await expect(page.getByText('本场比赛已结束')).toBeVisible()
    await expect(page.getByText(score.replace(' - ', ' : ')).first()).toBeVisible()
  } finally {
    await site.close()
  }
})
