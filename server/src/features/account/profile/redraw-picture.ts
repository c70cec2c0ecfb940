import sharp from 'sharp'
import { Refused } from '@xinghe/contract/refusal.ts'
import { openGate, type Gate } from '../member/gate.ts'

export const pictureMaxBytes = 5 * 1024 * 1024
/** Bounds the memory for unpacking a picture. */
export const pictureMaxPixels = 40_000_000
export const pictureSidePx = 256

const longestSeconds = 10

/** One at a time with a short queue: unpacking a picture takes a core and up to 160 MB. */
const oneByOne: Gate = openGate(1, 16)

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The format by the first bytes; the file's name and declared type are ignored. */
export const pictureKind = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | 'gif' | null => {
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'png'
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  return null
}

/**
 * Draws the pixels again as a square WebP, without anything else of the file: no metadata, no location, no
 * appended bytes.
 */
export const redrawPicture = async (bytes: Buffer): Promise<Buffer> => {
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
        const { format } = await picture.metadata()
        if (format !== kind) throw new Refused('picture-type')
        return await picture
          .autoOrient()
          .resize(pictureSidePx, pictureSidePx, { fit: 'cover' })
          .webp({ quality: 84 })
          .timeout({ seconds: longestSeconds })
          .toBuffer()
      } catch (error) {
        if (error instanceof Refused) throw error
        // Broken or too large to unpack; the library's message is not shown.
        throw new Refused('upload-failed')
      }
    },
    () => new Refused('too-often'),
  )
}
