import sharp, { type Sharp } from 'sharp'
import type { Rng } from '@xinghe/rules/base/rng.ts'

/** The formats that a member may send. */
export const pictureKinds = ['png', 'jpeg', 'webp', 'gif'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** A picture that compresses badly, so that changed bytes meet its content. */
export const noisyPicture = (rng: Rng): Sharp =>
  sharp(Buffer.from(Array.from({ length: 60 * 60 * 3 }, () => rng.below(256))), {
    raw: { width: 60, height: 60, channels: 3 },
  })

/** Cuts the file, or changes some of its bytes: sizes, lengths and compressed data lie. */
export const brokenPicture = (whole: Buffer, rng: Rng): Buffer => {
  if (rng.below(4) === 0) return whole.subarray(0, rng.below(whole.length) + 1)
  const bytes = Buffer.from(whole)
  for (let changes = rng.below(12); changes >= 0; changes -= 1)
    bytes[rng.below(bytes.length)] = rng.below(256)
  return bytes
}
