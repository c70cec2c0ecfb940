import { expect, it } from 'vitest'
import { checkPictureFile, pictureBytesMax } from './picture-file.ts'

const reason = (file: { size: number; type: string }): string => {
  try {
    checkPictureFile(file)
    return 'taken'
  } catch (fault) {
    return (fault as { refusal: string }).refusal
  }
}

it('takes the four kinds of pictures up to five megabytes', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
    expect(reason({ type, size: pictureBytesMax })).toBe('taken')
})

it('refuses what the server would refuse, by the same name', () => {
  expect(reason({ type: 'image/png', size: pictureBytesMax + 1 })).toBe('picture-too-large')
  expect(reason({ type: 'image/svg+xml', size: 100 })).toBe('picture-type')
  expect(reason({ type: 'text/plain', size: 100 })).toBe('picture-type')
  expect(reason({ type: 'image/png', size: 0 })).toBe('picture-empty')
  expect(reason({ type: '', size: 0 })).toBe('picture-empty')
})
