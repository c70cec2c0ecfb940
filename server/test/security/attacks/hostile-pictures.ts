import sharp from 'sharp'
import { uploadImage } from '@xinghe/contract/account-profile.ts'
import { uploadsPerDay } from '@xinghe/rules/account/upload-policy.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { brokenPicture, noisyPicture, pictureKinds, type PictureKind } from '../../noisy-picture.ts'
import { startSite, type TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Attack } from '../attack.ts'

/** Must not come back in any picture that others are shown. */
const hidden = '<script>hidden()</script>'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1757E8' } })

/** A picture that can be drawn, and carries more than pixels. */
const carrying = async (rng: Rng, kind: PictureKind): Promise<Buffer> => {
  const picture = await noisyPicture(rng)
    .withExif({ IFD0: { Copyright: hidden }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${hidden}</x:xmpmeta>`)
    .toFormat(kind)
    .toBuffer()
  return Buffer.concat([picture, Buffer.from(`<html>${hidden}`)])
}

/** Small files that unpack to 50 million pixels. */
const bombs = (): Promise<Buffer[]> =>
  Promise.all([canvas(10_000, 5_000).png().toBuffer(), canvas(10_000, 5_000).jpeg().toBuffer()])

const noPictures = [
  `<svg xmlns="http://www.w3.org/2000/svg">${hidden}</svg>`,
  `GIF89a<svg xmlns="http://www.w3.org/2000/svg">${hidden}</svg>`,
  `\u0089PNG\r\n\u001a\n${hidden}`,
  `RIFF\u0000\u0000\u0000\u0000WEBP${hidden}`,
  '%PDF-1.7 …',
  '#!/bin/sh\n',
].map((text) => Buffer.from(text, 'latin1'))

/** The faults of a stored picture, as another person downloads it. */
const faultsOf = async ({ url: home }: TestSite, url: string): Promise<string[]> => {
  const answer = await fetch(new URL(url, home))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, exif, xmp } = await sharp(bytes).metadata()
  const faults = {
    'is no WebP': format !== 'webp' || answer.headers.get('content-type') !== 'image/webp',
    'may be guessed to be markup': answer.headers.get('x-content-type-options') !== 'nosniff',
    'carries metadata': exif !== undefined || xmp !== undefined,
    'carries the hidden script': bytes.includes(hidden),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

/** A member sends pictures that carry more than pixels, lie about their size, or are no pictures. */
export const attack: Attack = {
  item: 'pictures',
  title: 'a picture carries nothing but its pixels to others, and none ends the server',
  async run({ form, seed }) {
    const ofEach = form === 'short' ? 3 : 60
    const rng = seededRng(seed)
    const site = await startSite({ WIRE_ENCRYPTION: 'off' })
    const breaches: string[] = []
    let member = await walletMember(site)
    let [sent, drawn] = [0, 0]
    /** Whether the picture was drawn. */
    const send = async (bytes: Buffer): Promise<boolean> => {
      if (sent > 0 && sent % uploadsPerDay === 0) member = await walletMember(site)
      sent += 1
      const answer = await member.call(uploadImage, { image: bytes.toString('base64') })
      if (answer.status_code !== 6000) {
        if (!String(answer.data['refusal']).startsWith('picture-'))
          breaches.push(`picture ${sent} was answered with ${JSON.stringify(answer)}`)
        return false
      }
      drawn += 1
      breaches.push(...(await faultsOf(site, String(answer.data['url']))))
      return true
    }
    for (const bytes of [...noPictures, ...(await bombs())])
      if (await send(bytes)) breaches.push(`picture ${sent} is none or too large, and was drawn`)
    for (const kind of pictureKinds)
      for (let at = 0; at < ofEach; at += 1) {
        if (!(await send(await carrying(rng, kind)))) breaches.push(`a whole ${kind} was refused`)
        await send(brokenPicture(await carrying(rng, kind), rng))
      }
    await site.close()
    return { tried: `${sent} pictures, ${drawn} of them drawn`, breaches }
  },
}
