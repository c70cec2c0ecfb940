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
    for (const seed of [3, 14, 159]) {
      const puzzle = await drawSlider(seededRng(seed))
      const pieceAt = await meanDifference(puzzle, puzzle.gapX)
      const beside = await meanDifference(puzzle, puzzle.gapX - 40)
      // Over its own gap the piece differs by the gap's even shade alone, elsewhere by the scene too.
      expect(pieceAt.spread).toBeLessThan(beside.spread)
    }
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

/** Compares the middle of the piece with the same place of the background, channel by channel. */
const meanDifference = async (
  puzzle: Awaited<ReturnType<typeof drawSlider>>,
  x: number,
): Promise<{ spread: number }> => {
  const side = 20
  const inset = (puzzle.pieceWidth - side) / 2
  const region = (left: number, top: number) => ({ left, top, width: side, height: side })
  const pixels = (dataUrl: string, left: number, top: number) =>
    sharp(bytesOf(dataUrl)).removeAlpha().extract(region(left, top)).raw().toBuffer()
  const piece = await pixels(puzzle.piece, inset, inset)
  const ground = await pixels(puzzle.background, x + inset, puzzle.pieceTop + inset)
  // The shade multiplies: a constant ratio means that the same picture lies below it.
  const ratios = [...piece].map((value, at) => (value + 8) / ((ground[at] ?? 0) + 8))
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const spread = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length
  return { spread: spread / mean ** 2 }
}
