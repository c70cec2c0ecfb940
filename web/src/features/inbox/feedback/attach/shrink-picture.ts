import { base64Of, readPicture } from '../../../../platform/pictures/picture-file.ts'

/** The server keeps no more. */
const sideMost = 1_600

/** The picture as the upload takes it; larger ones are made smaller here to spare the connection. */
export const shrinkPicture = async (file: File): Promise<string> => {
  const picture = await readPicture(file)
  const scale = sideMost / Math.max(picture.width, picture.height)
  if (scale >= 1) return base64Of(file)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) return base64Of(file)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.88),
  )
  return base64Of(blob ?? file)
}
