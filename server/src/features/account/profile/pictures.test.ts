import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { avatarList, chooseAvatar, uploadImage } from '@xinghe/contract/account-profile.ts'
import { uploadsPerDay } from '@xinghe/rules/account/upload-policy.ts'
import { loggedInMember } from '../../../../test/member.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
let member: Awaited<ReturnType<typeof loggedInMember>>
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  member = await loggedInMember(site)
})
afterAll(() => site.close())

const refusal = (name: string, code: number) => ({ status_code: code, data: { refusal: name } })
const done = { status_code: 6000 }

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1757E8' } })
const upload = (bytes: Buffer | string) =>
  member.call(uploadImage, { image: Buffer.from(bytes).toString('base64') })
const fetchPicture = (address: string) => fetch(new URL(address, site.url))

const publicFolder = new URL('../../../../../web/public/', import.meta.url)
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('uploadImage', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('draws a %s again as a square', async (kind) => {
    const { data, status_code: code } = await upload(await canvas(640, 360)[kind]().toBuffer())
    expect(code).toBe(6000)
    const answer = await fetchPicture(String(data['url']))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  it('strips metadata and applies the orientation', async () => {
    const left = await canvas(300, 100)
      .composite([
        { input: await canvas(100, 100).tint('#ff0000').png().toBuffer(), left: 0, top: 0 },
      ])
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await upload(left)
    const bytes = Buffer.from(await (await fetchPicture(String(data['url']))).arrayBuffer())
    const shown = await sharp(bytes).metadata()
    expect(shown.exif).toBeUndefined()
    expect(shown.orientation).toBeUndefined()
    expect(bytes.includes('secret owner')).toBe(false)
  })

  it('strips bytes appended to the picture', async () => {
    const png = await canvas(64, 64).png().toBuffer()
    const { data } = await upload(Buffer.concat([png, Buffer.from(`<html>${script}`)]))
    const bytes = Buffer.from(await (await fetchPicture(String(data['url']))).arrayBuffer())
    expect(bytes.includes('script')).toBe(false)
  })

  it.each([
    ['a text named like a picture', 'this is no picture', 'picture-type'],
    ['an SVG with a script', script, 'picture-type'],
    ['an SVG behind the first bytes of a GIF', `GIF89a${script}`, 'picture-broken'],
    ['a PDF', '%PDF-1.7 …', 'picture-type'],
    ['half a header', '\u0089PNG', 'picture-type'],
  ])('refuses %s', async (_, bytes, name) => {
    expect(await upload(bytes)).toMatchObject(refusal(name, 6010))
  })

  it('refuses a picture that is broken in the middle', async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251))
    const png = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer()
    expect(await upload(png.subarray(0, png.length / 2))).toMatchObject(
      refusal('picture-broken', 6010),
    )
  })

  it('refuses more than 5 MB, and 20 MB before they are read', async () => {
    const png = await canvas(64, 64).png().toBuffer()
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    const megabyte = 1024 * 1024
    expect(await upload(padded(5 * megabyte))).toMatchObject(done)
    const tooLarge = refusal('picture-too-large', 6010)
    expect(await upload(padded(5 * megabyte + 1))).toMatchObject(tooLarge)
    expect(await upload(padded(20 * megabyte))).toMatchObject(tooLarge)
  })

  it('refuses a small file that unpacks to more than 40 megapixels', async () => {
    const bomb = await canvas(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    expect(await upload(bomb)).toMatchObject(refusal('picture-dimensions', 6010))
  })

  it('does not read the body of a visitor', async () => {
    const answer = await site.call(uploadImage, { image: 'A'.repeat(1_000_000) })
    expect(answer).toMatchObject(refusal('session-expired', 6001))
  })

  it('refuses malformed base64', async () => {
    expect(await member.call(uploadImage, { image: '???' })).toMatchObject(
      refusal('upload-failed', 6010),
    )
    expect(await member.call(uploadImage, { image: '' })).toMatchObject(
      refusal('picture-empty', 6010),
    )
  })

  it('refuses the hundred-and-first of a day, broken ones counted, also of several at once', async () => {
    const one = await loggedInMember(site)
    const { sql, clock } = site.platform
    await sql`
      insert into picture_upload (member_id, made_at)
      select ${one.id}, ${timestamp(clock.now())} from generate_series(1, ${uploadsPerDay - 2})`
    expect(await one.call(uploadImage, { image: '' })).toMatchObject(refusal('picture-empty', 6010))
    const image = (await canvas(64, 64).png().toBuffer()).toString('base64')
    const answers = await Promise.all([1, 2, 3].map(() => one.call(uploadImage, { image })))
    expect(answers.map((answer) => answer.status_code).sort()).toEqual([6000, 6011, 6011])
    await site.owner`
      update picture_upload set made_at = made_at - interval '1 day' where member_id = ${one.id}`
    expect(await one.call(uploadImage, { image })).toMatchObject(done)
  })

  it('stores the newest few, and the one in use', async () => {
    const one = await loggedInMember(site)
    const send = async (): Promise<string> => {
      const image = (await canvas(64, 64).png().toBuffer()).toString('base64')
      site.platform.clock.advance?.(1_000)
      return String((await one.call(uploadImage, { image })).data['url'])
    }
    const shown = await send()
    await one.call(chooseAvatar, { avatar: shown })
    const next = await send()
    for (let times = 0; times < 5; times += 1) await send()
    expect((await fetchPicture(shown)).status).toBe(200)
    expect((await fetchPicture(next)).status).toBe(404)
  })
})

describe('avatars', () => {
  it('are the drawn ones and the member’s own picture only', async () => {
    const one = await loggedInMember(site)
    const { data } = await one.call(avatarList, {})
    expect(data).toMatchObject({ own: null, chosen: null })
    const drawn = data['drawn'] as string[]
    expect(drawn).toHaveLength(12)
    const isDrawn = (address: string) => existsSync(new URL(`.${address}`, publicFolder))
    expect(drawn.filter((address) => !isDrawn(address))).toEqual([])
    const answer = (avatar: string) => one.call(chooseAvatar, { avatar })
    expect(await answer(drawn[3] ?? '')).toMatchObject({ ...done, data: { avatar: drawn[3] } })
    expect((await one.call(memberInfo, {})).data).toMatchObject({
      avatar: drawn[3],
      ownAvatar: null,
    })
    const theirs = String((await upload(await canvas(64, 64).png().toBuffer())).data['url'])
    expect(await answer(theirs)).toMatchObject(refusal('not-found', 6004))
    expect(await answer('https://example.com/a.png')).toMatchObject(refusal('not-found', 6004))
    expect(await member.call(chooseAvatar, { avatar: theirs })).toMatchObject(done)
    expect((await member.call(memberInfo, {})).data).toMatchObject({
      avatar: theirs,
      ownAvatar: theirs,
    })
  })
})

describe('/upload', () => {
  it.each(['/upload/nothing.webp', '/upload/%2e%2e%2fetc', `/upload/${'a'.repeat(32)}.webp`])(
    'has no %s',
    async (address) => {
      const answer = await fetchPicture(address)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ status_code: 6004 })
    },
  )
})
