import { boundMember } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { settlePlay } from '../harness/settled-play.ts'
import { simplifiedIn } from '../harness/simplified.ts'
import { closeOtherTabs, follow, settle } from '../harness/visit.ts'

const pages = {
  '/activity/discount': '優惠活動',
  '/activity/racePage/1': '體育流水競賽',
  '/activity/activityLandPage/1': '串關加贈',
  '/activity/firstDeposit/1': '首存送38%',
  '/activity/againDeposit/1': '每日再存加贈',
  '/activity/newTask/1': '新人任務',
  '/activity/drawGift/1': '幸運轉盤',
  '/activity/signGift/1': '每日簽到',
  '/activity/bettingGift/1': '體育投注禮金',
  '/activity/friendInvitation': '邀請好友',
  '/agent': '代理合作',
  '/mine/vip': 'VIP特權',
  '/mine/vip/detail': 'VIP詳情',
  '/mine/welfare': '福利中心',
  '/mine/exchange': '星幣兌換',
  '/mine/giftRecord': '禮金記錄',
} as const

test('a member reads the whole club in traditional Chinese', async ({ page, site }) => {
  const { name } = await boundMember(page, site, { realName: '繁體客' })
  await settlePlay(site, name, 12_000_00n)
  await page.goto(`${site.address}/activity/discount`)
  await page.getByRole('button', { name: '繁體中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  const main = page.getByRole('main')
  for (const [path, heading] of Object.entries(pages)) {
    await follow(page, path)
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await closeOtherTabs(page)
    await settle(page)
    expect([path, simplifiedIn(await main.innerText())]).toEqual([path, []])
  }
})
