import { Refused } from '@xinghe/contract/refusal.ts'
import { base64Of } from '../../../../platform/pictures/picture-file.ts'
import type { Square } from './crop-square.ts'

/** Twice what the site ever shows. */
export const pictureSide = 512

/** The cut as the upload takes it. */
export const cutPicture = async (picture: ImageBitmap, square: Square): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSide
  canvas.height = pictureSide
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Refused('upload-failed')
  pen.imageSmoothingQuality = 'high'
  const { x, y, side } = square
  pen.drawImage(picture, x, y, side, side, 0, 0, pictureSide, pictureSide)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Refused('upload-failed')
  return base64Of(blob)
}
