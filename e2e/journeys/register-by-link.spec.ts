import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, expectMember, newAccount, sendRegistration } from '../harness/member.ts'

test('a link of a partner opens the registration after half a second and its codes are kept', async ({
  page,
  site,
}) => {
  const account = newAccount()
  await page.clock.install()
  await page.goto(`${site.address}/home?register=1&rcode=R8S2K1&icode=I7Q4&orgurl=partner.example`)
  await expect(
    page.getByRole('banner').getByRole('button', { name: '注册', exact: true }),
  ).toBeVisible()
  await page.clock.runFor(500)
  await expect(authDialog(page).getByLabel('确认密码')).toBeVisible()

  await sendRegistration(authDialog(page), account)
  await dragSlider(page, site)
  await expectMember(page)
  const [member] = await site.query`
    select r_code, i_code, domain from member where name = ${account.name}`
  expect(member).toEqual({ r_code: 'R8S2K1', i_code: 'I7Q4', domain: 'partner.example' })
})

test('the same link opens nothing for a member', async ({ memberPage: page, site }) => {
  await page.clock.install()
  await page.goto(`${site.address}/home?register=1`)
  await expectMember(page)
  await page.clock.runFor(2_000)
  await expect(authDialog(page)).toBeHidden()
})
