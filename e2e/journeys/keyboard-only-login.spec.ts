import type { Page } from '@playwright/test'
import { keySlider, sliderOf } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, demoAsNew, expectMember } from '../harness/member.ts'

const mostSteps = 60

/** Presses Tab until the control has the focus; fails where it cannot be reached. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (focused instanceof HTMLInputElement) return focused.labels?.[0]?.textContent ?? ''
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
    })
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    if ((await focusedName()).trim() === name) return
  }
  throw new Error(`${name} is not reached by Tab.`)
}

test('Esc closes the dialog on top and gives the focus back; a login needs no mouse, the slider included', async ({
  page,
  site,
}) => {
  const account = await demoAsNew(site)
  await page.goto(site.address)
  const opener = page.getByRole('banner').getByRole('button', { name: '注册', exact: true })
  await opener.waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()

  await tabTo(page, '注册')
  await page.keyboard.press('Enter')
  const dialog = authDialog(page)
  await dialog.getByLabel('确认密码').waitFor()
  await tabTo(page, '《规则与条款》')
  await page.keyboard.press('Enter')
  const terms = page.getByRole('dialog', { name: '规则与条款', exact: true })
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('用户名')).toBeFocused()
  await page.keyboard.type(account.name)
  await tabTo(page, '密码')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await sliderOf(page).waitFor()
  await tabTo(page, '拼图滑块')
  await keySlider(page, site)
  await expectMember(page)
})
