import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, demoAsNew, sendLogin } from '../harness/member.ts'
import { follow } from '../harness/visit.ts'
import { expectToast } from '../harness/toasts.ts'

const notFound = { name: '页面不存在' }

test('a visitor is sent home from pages of members, and after the login to the last one wanted', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/mine/userinfo`)
  await expectToast(page, '请先登录账号,才能了解更多')
  await expect(page).toHaveURL(`${site.address}/home`)
  for (const path of ['/mine', '/game/sport/crty', '/redirect/home', '/mine/wallet']) {
    await follow(page, path)
    await expect(page).toHaveURL(`${site.address}/home`)
  }
  // The link into the book has opened the login.
  await sendLogin(authDialog(page), await demoAsNew(site))
  await dragSlider(page, site)
  await expect(page).toHaveURL(`${site.address}/mine/wallet`)
  await expect(authDialog(page)).toBeHidden()
})

test('pages of deposits do not exist while the operator has switched deposits off', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(`${site.address}/app/help/ck`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', notFound)).toBeHidden()

  await site.change('switches', { deposit: 0 }, (info) => info.switches['deposit'] === 0)
  await page.reload()
  await expect(page.getByRole('heading', notFound)).toBeVisible()
  await follow(page, '/sponsor')
  await expect(page.getByRole('heading', notFound)).toBeHidden()
  await follow(page, '/mine/savemoney')
  await expect(page.getByRole('heading', notFound)).toBeVisible()
  await site.change('switches', { deposit: 1 }, (info) => info.switches['deposit'] === 1)
})

const led = {
  '/': '/home',
  '/mine': '/mine/userinfo',
  '/app/help': '/app/help/kh',
  [`/redirect/${encodeURIComponent('/sponsor?from=1')}`]: '/sponsor?from=1',
  '/redirect': '/home',
}

test('an address without a page leads a member to another, to the gate or home, and never off the site', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(`${site.address}/redirect/${encodeURIComponent('//evil.example/x')}`)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${site.address}/`))
  for (const [from, to] of Object.entries(led)) {
    await follow(page, from)
    await expect(page).toHaveURL(site.address + to)
  }

  // Without phone and real name.
  const gate = page.getByRole('heading', { level: 1, name: '身份认证' })
  for (const path of ['/mine/virtualCoinCard', '/mine/accountManage/1']) {
    await follow(page, '/mine/vip')
    await expect(gate).toBeHidden()
    await follow(page, path)
    await expect(page).toHaveURL(`${site.address}/mine/auth`)
    await expect(gate).toBeVisible()
  }

  await follow(page, '/no/such/page')
  await expect(page.getByRole('heading', notFound)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(`${site.address}/home`)
})
