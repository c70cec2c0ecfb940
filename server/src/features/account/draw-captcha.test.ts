import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { captchaAlphabet, captchaGlyphs } from './captcha-glyphs.ts'
import { drawPicture, drawText } from './draw-picture.ts'
import { drawSlider } from './draw-slider.ts'

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')

describe('a picture captcha', () => {
  it('has four or five characters out of the unambiguous ones', () => {
    const rng = seededRng(1)
    const texts = Array.from({ length: 200 }, () => drawText(rng))
    expect(new Set(texts.map((text) => text.length))).toEqual(new Set([4, 5]))
    expect(texts.join('')).not.toMatch(/[01OIQDZSGBV]/)
    expect(new Set(texts).size).toBeGreaterThan(195)
  })

  it('draws every character with strokes inside its box, without a font', () => {
    expect(captchaAlphabet).toHaveLength(25)
    for (const strokes of captchaGlyphs.values()) {
      for (const { x, y } of strokes.flatMap((stroke) => stroke.points)) {
        expect(x >= 0 && x <= 10 && y >= 0 && y <= 14).toBe(true)
      }
    }
  })

  it('is a PNG that differs for the same text and keeps nothing of it but the drawing', async () => {
    const first = await drawPicture('W8RM', seededRng(1))
    const second = await drawPicture('W8RM', seededRng(2))
    expect(first).not.toBe(second)
    const { format, width, height, exif, comments } = await sharp(bytesOf(first)).metadata()
    expect({ format, width, height, exif, comments }).toMatchObject({
      format: 'png',
      width: 200,
      height: 72,
    })
    expect(exif ?? comments).toBeUndefined()
  })
})

describe('a slider captcha', () => {
  it('cuts the piece out exactly where the gap is', async () => {
    const offsets = Array.from({ length: 13 }, (_, at) => (at - 6) * 4)
    const totals = offsets.map(() => 0)
    for (let seed = 1; seed <= 8; seed += 1) {
      const puzzle = await drawSlider(seededRng(seed))
      for (const [at, offset] of offsets.entries())
        totals[at] = (totals[at] ?? 0) + (await unevenness(puzzle, puzzle.gapX + offset))
    }
    expect(offsets[totals.indexOf(Math.min(...totals))]).toBe(0)
  })

  it('keeps the gap inside the picture and clear of the start, at every height', async () => {
    const tops = new Set<number>()
    for (let seed = 0; seed < 12; seed += 1) {
      const { gapX, pieceTop, pieceWidth, width, height } = await drawSlider(seededRng(seed))
      expect(gapX).toBeGreaterThan(pieceWidth)
      expect(gapX + pieceWidth).toBeLessThanOrEqual(width)
      expect(pieceTop + pieceWidth).toBeLessThanOrEqual(height)
      tops.add(pieceTop)
    }
    expect(tops.size).toBeGreaterThan(6)
  })
})

/**
 * Lays the middle of the piece over the background at `x`. The gap's shade multiplies, so over its own
 * gap the piece differs by one even ratio; elsewhere the ratio varies with the scene.
 */
const unevenness = async (
  puzzle: Awaited<ReturnType<typeof drawSlider>>,
  x: number,
): Promise<number> => {
  const side = 24
  const inset = (puzzle.pieceWidth - side) / 2
  const pixels = (dataUrl: string, left: number, top: number): Promise<Buffer> =>
    sharp(bytesOf(dataUrl))
      .removeAlpha()
      .extract({ left, top, width: side, height: side })
      .blur(1.2)
      .raw()
      .toBuffer()
  const piece = await pixels(puzzle.piece, inset, inset)
  const ground = await pixels(puzzle.background, x + inset, puzzle.pieceTop + inset)
  const ratios = [...piece].map((value, at) => (value + 8) / ((ground[at] ?? 0) + 8))
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const spread = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length
  return spread / mean ** 2
}
