import { playFor } from '../../server/test/promotions/claim-item.ts'
import { expect, test } from '../harness/journey.ts'
import { registerByLink } from '../harness/member.ts'
import { recordPaidDeposit } from '../harness/paid-deposit.ts'

test('a friend registers by the link, plays, and both are rewarded', async ({
  memberPage: page,
  otherPage: friendPage,
  site,
}) => {
  await page.goto(`${site.address}/activity/friendInvitation`)
  const invite = page.getByRole('region', { name: '邀请好友', exact: true })
  await expect(invite.getByRole('img', { name: '邀请二维码' })).toBeVisible()
  const link = await invite.getByText(/\?register=1&icode=/).innerText()
  await expect(page.getByText('还没有好友注册')).toBeVisible()

  const account = await registerByLink(friendPage, site, link)
  const [friend] = await site.query<{ id: `mem_${string}` }[]>`
    select id from member where name = ${account.name}`
  if (friend === undefined) throw new Error('no friend')
  await recordPaidDeposit(site, friend.id, 100_00n)
  await playFor(site.query, friend.id, 1_000_00n, site.now())

  // Counted by the site within a second.
  const claimOwn = friendPage.getByRole('button', { name: '领取 ¥18' })
  await expect(async () => {
    await friendPage.goto(`${site.address}/activity/friendInvitation`)
    await expect(claimOwn).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.reload()
  const friends = page.getByRole('table', { name: '我的好友' })
  await expect(friends.getByText('已达标，待领取')).toBeVisible()
  await claimOwn.click()
  await expect(friendPage.getByText('取款前需完成流水')).toBeVisible()
  await friendPage.getByRole('button', { name: '确认领取' }).click()
  await expect(
    friendPage.getByRole('region', { name: '我的受邀奖金' }).getByText('已领取'),
  ).toBeVisible()

  // The inviter's page is told of the offer and shows it without a reload.
  await page.getByRole('button', { name: '领取 ¥38' }).click()
  await page.getByRole('button', { name: '确认领取' }).click()
  await expect(
    page.getByRole('region', { name: '邀请奖金', exact: true }).getByText('已领取'),
  ).toBeVisible()
  await expect(friends.getByText('已获奖')).toBeVisible()
})
