import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { boundMember, centreOf, expectBalance } from '../harness/cashier.ts'
import { addCountedPlay } from '../harness/counted-play.ts'
import { expect, test } from '../harness/journey.ts'
import { open } from '../harness/visit.ts'

test('a draw follows from the seed whose hash was shown before, and is verified in the page', async ({
  page,
  site,
}) => {
  const { name } = await boundMember(page, site)
  await addCountedPlay(site, name, 2_000_00n)
  await open(page, site, '/activity/drawGift/1')
  await expect(page.getByText('今天还可抽 2 次')).toBeVisible()
  const term = page.getByText('下一次抽奖的种子指纹（SHA-256）')
  const commit = await term.locator('xpath=following-sibling::dd').innerText()

  await page.getByRole('button', { name: '抽奖' }).click()
  await expect(page.getByText('今天还可抽 1 次')).toBeVisible()
  await expectBalance(page, await centreOf(site, name))
  expect(await centreOf(site, name)).toBeGreaterThan(0n)

  await page.getByText('第 1 次').click()
  await expect(page.getByText('验证通过：种子与指纹一致，重新计算的结果相同')).toBeVisible()
  await expect(page.getByText(commit)).toBeVisible()
  const seed = page.getByText('服务器种子', { exact: true })
  expect(commitOf(await seed.locator('xpath=following-sibling::dd').innerText())).toBe(commit)
})
