import sharp from 'sharp'
import { Refused } from '@xinghe/contract/refusal.ts'
import { openGate, type Gate } from '../jobs/gate.ts'

const pictureMaxBytes = 5 * 1024 * 1024
/** Bounds the memory for unpacking a picture. */
const pictureMaxPixels = 40_000_000

/** An avatar is a square; a picture for reading is whole, and made smaller where it is larger. */
export type PictureShape = 'avatar' | 'document'
const shapes = {
  avatar: { width: 256, height: 256, fit: 'cover' },
  document: { width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true },
} as const

const longestSeconds = 10

/** One at a time with a short queue: unpacking a picture takes a core and up to 160 MB. */
const oneByOne: Gate = openGate(1, 16)

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The format by the first bytes; the file's name and declared type are ignored. */
const pictureKind = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | 'gif' | null => {
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'png'
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  return null
}

const prefix = /^data:[a-z]+\/[a-z0-9.+-]+;base64,/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Characters of base64 that hold the largest picture. */
const largest = Math.ceil(pictureMaxBytes / 3) * 4

const decode = (given: string): Buffer => {
  const text = given.replace(prefix, '')
  if (text === '') throw new Refused('picture-empty')
  if (text.length > largest) throw new Refused('picture-too-large')
  if (!base64.test(text)) throw new Refused('upload-failed')
  return Buffer.from(text, 'base64')
}

/**
 * Draws the pixels of a picture in base64 again as WebP, without anything else of the file: no metadata, no
 * location, no appended bytes.
 */
export const redrawPicture = async (given: string, shape: PictureShape): Promise<Buffer> => {
  const bytes = decode(given)
  if (bytes.length > pictureMaxBytes) throw new Refused('picture-too-large')
  const kind = pictureKind(bytes)
  if (kind === null) throw new Refused('picture-type')
  return oneByOne(
    async () => {
      try {
        const picture = sharp(bytes, {
          failOn: 'error',
          limitInputPixels: pictureMaxPixels,
          sequentialRead: true,
          pages: 1,
        })
        // Reads the header alone, so that a size above the limit is known as such.
        const header = sharp(bytes, { limitInputPixels: false, pages: 1 })
        const { format, width, height } = await header.metadata()
        if (format !== kind) throw new Refused('picture-type')
        if (width * height > pictureMaxPixels) throw new Refused('picture-dimensions')
        return await picture
          .autoOrient()
          .resize(shapes[shape])
          .webp({ quality: 84 })
          .timeout({ seconds: longestSeconds })
          .toBuffer()
      } catch (error) {
        if (error instanceof Refused) throw error
        // The library's message is not shown.
        throw new Refused('picture-broken')
      }
    },
    () => new Refused('too-often'),
  )
}
