import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { root } from '../harness/root.ts'

interface Text {
  sections: { id: string; heading: string; paragraphs: unknown[] }[]
}

/** The text of the release with one more section, as an operator writes it. */
const writeNext = async (heading: string): Promise<string> => {
  const release = await readFile(join(root, 'web/dist/legal/terms.json'), 'utf8')
  const text = JSON.parse(release) as Text
  text.sections.push({ id: 'next', heading, paragraphs: ['本节为新增内容。'] })
  const file = join(tmpdir(), `xinghe-terms-${process.pid}-${Date.now()}.json`)
  await writeFile(file, JSON.stringify(text))
  return file
}

test('new terms pop up, are read to their end and accepted once; visitors read every version', async ({
  page,
  otherPage,
  commandSite: site,
}) => {
  const { name } = await memberReady(page, site)
  await page.goto(`${site.address}/home`)
  await expect(page.getByRole('dialog')).toBeHidden()
  const file = await writeNext('二十四、测试条款')
  await site.command('legal', 'terms', 'publish', '新增第二十四条', file)

  await page.reload()
  const dialog = page.getByRole('dialog', { name: '规则与条款已更新' })
  await expect(dialog).toContainText('本版更新：新增第二十四条')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('group', { name: '规则与条款' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  const unread = dialog.getByRole('button', { name: '请阅读到末尾' })
  await expect(unread).toBeDisabled()
  await expectAccessible(page, 'new terms')
  await expectFitsPhone(page, 'new terms')
  await dialog.getByRole('group', { name: '规则与条款' }).press('End')
  await dialog.getByRole('button', { name: '我已阅读并同意' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(`${site.address}/app/help/gztk`)
  await expect(page.getByRole('heading', { name: '二十四、测试条款' })).toBeAttached()
  await expect(page.getByRole('dialog')).toBeHidden()
  const accepted = await site.query<{ version: number; isNewest: boolean }[]>`
    select a.version, a.version = (select max(version) from legal_version where name = 'terms') as "isNewest"
    from legal_acceptance a join member m on m.id = a.member_id where m.name = ${name}`
  expect(accepted).toMatchObject([{ isNewest: true }])
  const newest = accepted[0]?.version

  await otherPage.goto(`${site.address}/app/help/gztk`)
  const main = otherPage.getByRole('main')
  await expect(main.getByText(`第 ${newest} 版，`)).toBeVisible()
  await main.getByRole('combobox', { name: '版本' }).selectOption('1')
  await expect(otherPage).toHaveURL(`${site.address}/app/help/gztk?version=1`)
  await expect(main).toContainText(`这是旧版本，仅供查阅。现行版本为第 ${newest} 版。`)
  await expect(main.getByRole('heading', { name: '二十四、测试条款' })).toHaveCount(0)
  await expectAccessible(otherPage, 'older terms')
  await main.getByRole('button', { name: '查看现行版本' }).click()
  await expect(main.getByRole('heading', { name: '二十四、测试条款' })).toBeAttached()
})

test('who does not accept is logged out', async ({ page, commandSite: site }) => {
  await memberReady(page, site)
  const file = await writeNext(`附则 ${String.fromCharCode(0x4e00 + (site.now() % 500))}`)
  await site.command('legal', 'terms', 'publish', '调整附则', file)
  await page.goto(`${site.address}/home`)
  const dialog = page.getByRole('dialog', { name: '规则与条款已更新' })
  await dialog.getByRole('button', { name: '不同意，退出登录' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: '登录', exact: true }),
  ).toBeVisible()
})
