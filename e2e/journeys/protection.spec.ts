import type { Locator, Page } from '@playwright/test'
import { openCentre } from '../harness/centre.ts'
import { expect, test } from '../harness/journey.ts'
import { expectMember } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'
import type { Site } from '../harness/site.ts'
import { keepLoaded } from '../harness/visit.ts'
import { expectToast } from '../harness/toasts.ts'

const hourMs = 3_600_000

const openProtection = async (page: Page, site: Site): Promise<Locator> => {
  await openCentre(page, site, 'protection')
  return page.getByRole('group', { name: '每日存款限额' })
}

const setDaily = async (page: Page, verb: '设定' | '修改', amount: string): Promise<void> => {
  const lowers = verb === '设定'
  await page.getByRole('button', { name: `${verb}每日存款限额` }).click()
  const dialog = page.getByRole('dialog', { name: '每日存款限额' })
  await dialog.getByLabel('限额金额').fill(amount)
  await dialog.getByRole('button', { name: '保存' }).click()
  if (lowers) await page.getByRole('button', { name: '确认设定' }).click()
  await expect(dialog).toBeHidden()
}

test('a lower limit acts at once, a higher one after a day and a second yes', async ({
  page,
  site,
}) => {
  await memberReady(page, site)
  const tile = await openProtection(page, site)
  await setDaily(page, '设定', '500')
  await expectToast(page, '新的限额已生效')
  await expect(tile.getByText('¥500', { exact: true })).toBeVisible()

  await setDaily(page, '修改', '1000')
  await expectToast(page, '申请已记录，24 小时后请再次确认')
  await expect(tile.getByText('申请调整为 ¥1,000')).toBeVisible()
  await expect(tile.getByText('¥500', { exact: true })).toBeVisible()
  await expect(tile.getByRole('button', { name: '确认调高' })).toBeHidden()

  // In two steps: a login that is idle for a whole day ends.
  await site.advance(12 * hourMs)
  await page.reload()
  await expect(tile.getByRole('button', { name: '撤回申请' })).toBeVisible()
  await expect(tile.getByRole('button', { name: '确认调高' })).toBeHidden()
  await site.advance(12 * hourMs)
  await page.reload()
  await expect(tile.getByText('¥500', { exact: true })).toBeVisible()
  await tile.getByRole('button', { name: '确认调高' }).click()
  await expectToast(page, '调高已生效')
  await expect(tile.getByText('¥1,000', { exact: true })).toBeVisible()
})

test('a member who excluded themselves reads, and is refused everything else with the reason', async ({
  page,
  site,
}) => {
  await memberReady(page, site)
  keepLoaded(page)
  await openProtection(page, site)
  await page.getByRole('button', { name: '申请自我排除' }).click()
  const dialog = page.getByRole('dialog', { name: '申请自我排除' })
  await dialog.getByText('6 个月', { exact: true }).click()
  await dialog.getByLabel(/我要自我排除/).fill('我要')
  await dialog.getByRole('button', { name: '确认开始' }).click({ force: true })
  await expect(dialog.getByLabel(/我要自我排除/)).toHaveAccessibleDescription(
    '请完整输入“我要自我排除”',
  )
  await dialog.getByLabel(/我要自我排除/).fill('我要自我排除')
  await dialog.getByRole('button', { name: '确认开始' }).click()
  await expect(page.getByText('您正处于自我排除期', { exact: true })).toBeVisible()

  await openCentre(page, site, 'profile')
  await expectMember(page)
  await page.getByRole('radio', { name: '女' }).click({ force: true })
  await expectToast(page, '您正处于自我排除期，期间仅可登录、查看和取款')
  await expect(page.getByRole('radio', { name: '女' })).not.toBeChecked()
})
