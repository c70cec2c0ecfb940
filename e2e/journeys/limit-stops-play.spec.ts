import { gem } from '@xinghe/rules/games/slots/machines/gem.ts'
import { chooseRound } from '../harness/chosen-round.ts'
import { openCentre } from '../harness/centre.ts'
import { patient } from '../../tools/machine-speed.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { openSlot, pressSpin, spinResult } from '../harness/slot-machine.ts'
import { expectToast } from '../harness/toasts.ts'
import { keepLoaded } from '../harness/visit.ts'

test('a daily loss limit stops the spins with its reason and the way to the limits', async ({
  page,
  site,
}) => {
  const { name } = await memberReady(page, site, { balance: 100_00n })
  keepLoaded(page)
  await openCentre(page, site, 'protection')
  await page.getByRole('button', { name: '设定每日净输限额' }).click()
  const dialog = page.getByRole('dialog', { name: '每日净输限额' })
  await dialog.getByLabel('限额金额').fill('3')
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '确认设定' }).click()
  await expectToast(page, '新的限额已生效')

  await openSlot(page, site, 'GEM')
  const rounds = () => site.query`
    select 1 from game_bet join member on member.id = member_id where name = ${name}`
  // A spin costs two yuan: the limit has room for one that pays nothing.
  await chooseRound(site, name, gem, (round) => round.pay === 0)
  await pressSpin(page)
  await expect(spinResult(page)).toHaveText('未中奖', { timeout: patient(30_000) })
  await pressSpin(page)
  await expect(page.getByText('已达到您为自己设定的限额')).toBeVisible()
  expect(await rounds()).toHaveLength(1)

  await page.getByRole('link', { name: '查看我的限额' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '金额限额' })).toBeVisible()
})
