import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { centreRow, openCentre, openRow } from '../harness/centre.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import type { Site } from '../harness/site.ts'
import { expectToast } from '../harness/toasts.ts'

const largePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#1757E8' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

const wrongType = '文件上传失败，请选择JPG、PNG、WEBP或GIF图片'
const broken = '文件上传失败，文件已损坏或不是图片'
const script =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "in"</script></svg>'

const refused = {
  'a text named .png': {
    file: { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    answer: broken,
  },
  'six megabytes': {
    file: { name: 'face.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024, 7) },
    answer: '文件上传失败，图片不能超过5MB',
  },
  'an SVG with a script': {
    file: { name: 'face.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) },
    answer: wrongType,
  },
  'an SVG with a script, named .png': {
    file: { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(script) },
    answer: broken,
  },
  'an empty file': {
    file: { name: 'face.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    answer: '文件上传失败，所选文件是空的',
  },
  'more than 40 megapixels': {
    file: { name: 'face.png', mimeType: 'image/png', buffer: await largePicture() },
    answer: '文件上传失败，图片尺寸过大，请控制在4000万像素以内',
  },
} as const

const openAvatars = async (page: Page, site: Site): Promise<Locator> => {
  await openCentre(page, site, 'profile')
  return openRow(page, '头像', '更换头像')
}

test('a picture is cut, sent, drawn anew by the server and shown', async ({ page, site }) => {
  await memberReady(page, site)
  const dialog = await openAvatars(page, site)
  const buffer = await page.screenshot()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: '保存头像' }).click()
  await expectToast(page, '头像已更换')
  await expect(dialog).toBeHidden()

  const shown = centreRow(page, '头像').locator('img')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const address = new URL((await shown.getAttribute('src')) ?? '', site.address)
  const answer = await page.request.get(address.href)
  expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)$/)
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('a file that is no picture, or too large, is refused with the reason and changes nothing', async ({
  memberPage: page,
  site,
}) => {
  const before = await site.query`select id from uploaded_picture`
  let dialog = await openAvatars(page, site)
  for (const [what, { file, answer }] of Object.entries(refused)) {
    await expect(dialog.getByRole('alert')).toHaveText('')
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByRole('alert'), what).toHaveText(answer)
    await expect(dialog.getByRole('button', { name: '保存头像' })).toBeHidden()
    await page.keyboard.press('Escape')
    // The dialog fades out; its content is removed at the end.
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    dialog = await openRow(page, '头像', '更换头像')
  }
  expect(await site.query`select id from uploaded_picture`).toEqual(before)
  await expect(page).not.toHaveTitle('in')
})
