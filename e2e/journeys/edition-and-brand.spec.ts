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

test('an operator brings everyone back to classic, and changes name, mark and colours without a build', async ({
  page,
  site,
}) => {
  const html = page.locator('html')
  const allow = (value: 0 | 1) =>
    site.change(
      'switches',
      { professionalTheme: value },
      (info) => info.switches['professionalTheme'] === value,
    )
  const turnTo = async (brand: string, name: string): Promise<void> => {
    await site.command('set', 'site', JSON.stringify({ brand, name }))
    await site.told((info) => info.siteBaseConfig['brand'] === brand)
  }
  const brandColour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  await page.goto(site.address)
  await expect(html).toHaveAttribute('data-brand', 'xinghe')
  const before = await brandColour()
  await page.getByRole('button', { name: '专业版' }).click()
  await expect(html).toHaveAttribute(...edition('professional'))
  await allow(0)
  await turnTo('chihai', '赤海')
  await page.reload()
  await expect(html).toHaveAttribute(...edition('classic'))
  await expect(html).toHaveAttribute('data-brand', 'chihai')
  await expect(page.getByRole('banner').getByRole('link', { name: '赤海' })).toBeVisible()
  await expect(page.getByRole('button', { name: '经典版' })).toBeHidden()
  await expect(page.getByRole('button', { name: '专业版' })).toBeHidden()
  expect(await brandColour()).not.toBe(before)
  await allow(1)
  await turnTo('xinghe', '星河')
})
