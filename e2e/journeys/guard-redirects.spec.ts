import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, demoAsNew, openLogin, said, sendLogin } from '../harness/member.ts'

const notFound = { name: '页面不存在' }

test('a visitor is sent home from pages of members, with the reason', async ({ page, site }) => {
  for (const path of ['/mine/userinfo', '/mine', '/game/sport/crty', '/redirect/home']) {
    await page.goto(site.address + path)
    await expect(said(page, '请先登录账号,才能了解更多')).toBeVisible()
    await expect(page).toHaveURL(`${site.address}/home`)
  }
})

test('whoever logs in after being sent home arrives at the page they wanted', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/mine/wallet`)
  await expect(page).toHaveURL(`${site.address}/home`)
  await sendLogin(await openLogin(page), await demoAsNew(site))
  await dragSlider(page, site)
  await expect(page).toHaveURL(`${site.address}/mine/wallet`)
  await expect(authDialog(page)).toBeHidden()
})

test('a member without phone and real name is sent to the auth page', async ({
  memberPage: page,
  site,
}) => {
  for (const path of ['/mine/addBankCard', '/mine/virtualCoinCard', '/mine/accountManage/1']) {
    await page.goto(site.address + path)
    await expect(page).toHaveURL(`${site.address}/mine/auth`)
    await expect(page.getByRole('heading', { level: 1, name: '身份认证' })).toBeVisible()
  }
})

test('pages of deposits do not exist while the operator has switched deposits off', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(`${site.address}/app/help/ck`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', notFound)).toBeHidden()

  await site.change('switches', { deposit: 0 }, (info) => info.switches['deposit'] === 0)
  for (const path of ['/mine/savemoney', '/app/help/ck']) {
    await page.goto(site.address + path)
    await expect(page.getByRole('heading', notFound)).toBeVisible()
  }
  await site.change('switches', { deposit: 1 }, (info) => info.switches['deposit'] === 1)
})

test('an unknown address shows the not-found page, which leads home', async ({ page, site }) => {
  await page.goto(`${site.address}/no/such/page`)
  await expect(page.getByRole('heading', notFound)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(`${site.address}/home`)
})

test('redirect leads a member to the inner path, and never off the site', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(`${site.address}/redirect/${encodeURIComponent('/sponsor?from=1')}`)
  await expect(page).toHaveURL(`${site.address}/sponsor?from=1`)
  await page.goto(`${site.address}/redirect`)
  await expect(page).toHaveURL(`${site.address}/home`)
  await page.goto(`${site.address}/redirect/${encodeURIComponent('//evil.example/x')}`)
  await expect(page).toHaveURL(new RegExp(`^${site.address}/`))
})

test('the root leads home, and the member area and help area to their first page', async ({
  memberPage: page,
  site,
}) => {
  await page.goto(site.address)
  await expect(page).toHaveURL(`${site.address}/home`)
  await page.goto(`${site.address}/mine`)
  await expect(page).toHaveURL(`${site.address}/mine/userinfo`)
  await page.goto(`${site.address}/app/help`)
  await expect(page).toHaveURL(`${site.address}/app/help/kh`)
})
