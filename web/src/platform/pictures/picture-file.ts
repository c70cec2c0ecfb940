import { Refused } from '@xinghe/contract/refusal.ts'

/** The server takes no more. */
export const pictureBytesMax = 5 * 1024 * 1024
const picturePixelsMax = 40_000_000

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
export const pictureTypes = Array.from(types).join(',')

/** What the server would refuse is refused here with the same words, before anything is sent. */
export const checkPictureFile = (file: Pick<File, 'size' | 'type'>): void => {
  if (file.size === 0) throw new Refused('picture-empty')
  if (!types.has(file.type)) throw new Refused('picture-type')
  if (file.size > pictureBytesMax) throw new Refused('picture-too-large')
}

/** Reads the size without unpacking the pixels, which fails for a large picture. */
const pixelsOf = async (file: File): Promise<number> => {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((loaded, failed) => {
      image.addEventListener('load', loaded)
      image.addEventListener('error', failed)
      image.src = address
    })
    return image.naturalWidth * image.naturalHeight
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A file that only calls itself a picture fails here. */
export const readPicture = async (file: File): Promise<ImageBitmap> => {
  checkPictureFile(file)
  try {
    if ((await pixelsOf(file)) > picturePixelsMax) throw new Refused('picture-dimensions')
    return await createImageBitmap(file)
  } catch (fault) {
    throw fault instanceof Refused ? fault : new Refused('picture-broken')
  }
}

export const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // In pieces: one call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
