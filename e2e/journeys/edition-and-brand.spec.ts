import { expect, test } from '../harness/journey.ts'

const edition = (value: string): [string, string] => ['data-edition', value]

test('the dark edition is kept over a reload and in a new tab, and can be left', async ({
  page,
  context,
  site,
}) => {
  const html = page.locator('html')
  await page.goto(site.address)
  await expect(html).toHaveAttribute(...edition('classic'))
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: '专业版' }).click()
  await expect(html).toHaveAttribute(...edition('professional'))
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(light)
  await page.reload()
  await expect(html).toHaveAttribute(...edition('professional'))

  const second = await context.newPage()
  await second.goto(site.address)
  await expect(second.locator('html')).toHaveAttribute(...edition('professional'))
  await second.getByRole('button', { name: '经典版' }).click()
  await expect(html).toHaveAttribute(...edition('classic'))
})

test('an operator who switches the dark edition off brings everyone back to classic', async ({
  page,
  site,
}) => {
  const allow = (value: 0 | 1) =>
    site.change(
      'switches',
      { professionalTheme: value },
      (info) => info.switches['professionalTheme'] === value,
    )
  await page.goto(site.address)
  await page.getByRole('button', { name: '专业版' }).click()
  await allow(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute(...edition('classic'))
  await expect(page.getByRole('button', { name: '经典版' })).toBeHidden()
  await expect(page.getByRole('button', { name: '专业版' })).toBeHidden()
  await allow(1)
})

test('the brand is a setting: name, mark and colours change without a build', async ({
  page,
  site,
}) => {
  const turnTo = async (brand: string, name: string): Promise<void> => {
    await site.command('set', 'site', JSON.stringify({ brand, name }))
    await site.told((info) => info.siteBaseConfig['brand'] === brand)
  }
  const brandColour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  await page.goto(site.address)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'xinghe')
  const before = await brandColour()
  await turnTo('chihai', '赤海')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'chihai')
  await expect(page.getByRole('banner').getByRole('link', { name: '赤海' })).toBeVisible()
  expect(await brandColour()).not.toBe(before)
  await turnTo('xinghe', '星河')
})
