import type { Page } from '@playwright/test'
import { dragSlider } from '../harness/captcha.ts'
import { expect, test } from '../harness/journey.ts'
import { demoAsNew, expectMember, fillLogin, logOut, openLogin } from '../harness/member.ts'

/** Everything the browser keeps for the site that a script could read. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        for (const value of all.result as unknown[])
          kept.push(value instanceof CryptoKey ? { extractable: value.extractable } : value)
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

test('a remembered password is filled in after a reload and never kept in clear', async ({
  page,
  site,
}) => {
  const account = await demoAsNew(site)
  await page.goto(site.address)
  const dialog = await openLogin(page)
  await fillLogin(dialog, account)
  await dialog.getByLabel('记住密码').check()
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await dragSlider(page, site)
  await expectMember(page)
  await expect.poll(() => readStorage(page)).toContain('saved_password')

  const kept = await readStorage(page)
  expect(kept).toContain('"extractable":false')
  expect(kept).not.toContain(account.password)

  await logOut(page)
  await page.reload()
  const again = await openLogin(page)
  await expect(again.getByLabel('用户名')).toHaveValue(account.name)
  await expect(again.getByLabel('密码', { exact: true })).toHaveValue(account.password)
  await expect(again.getByLabel('记住密码')).toBeChecked()

  await again.getByLabel('记住密码').uncheck()
  await again.getByRole('button', { name: '立即登录' }).click()
  await expectMember(page)
  await logOut(page)
  await page.reload()
  const third = await openLogin(page)
  await expect(third.getByLabel('密码', { exact: true })).toHaveValue('')
})
