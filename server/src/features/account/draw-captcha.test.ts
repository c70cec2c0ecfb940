import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { captchaAlphabet, captchaGlyphs } from './captcha/captcha-glyphs.ts'
import { drawPicture, drawText } from './captcha/draw-picture.ts'
import { cutPuzzle, drawSlider } from './captcha/draw-slider.ts'

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
    // A scene whose brightness encodes the position: half a step for each pixel to the right or down.
    const brightness = (x: number, y: number): number => (x + y) / 2
    const pixels = Buffer.alloc(320 * 160 * 3)
    for (let at = 0; at < 320 * 160; at += 1)
      pixels.fill(brightness(at % 320, Math.floor(at / 320)), at * 3, at * 3 + 3)
    const place = { left: 170, top: 60 }
    const { background, piece } = await cutPuzzle(pixels, place, seededRng(5))
    const expected = brightness(170 + 32, 60 + 32)
    expect(Math.abs((await meanAt(piece, 32, 32)) - expected)).toBeLessThan(3)
    expect(await meanAt(background, 170 + 32, 60 + 32)).toBeLessThan(expected * 0.65)
    for (const beside of [-50, 50]) {
      const open = brightness(170 + 32 + beside, 60 + 32)
      expect(Math.abs((await meanAt(background, 170 + 32 + beside, 60 + 32)) - open)).toBeLessThan(
        3,
      )
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

/** Mean brightness of the square of 20 pixels around a point. */
const meanAt = async (dataUrl: string, x: number, y: number): Promise<number> => {
  const region = { left: x - 10, top: y - 10, width: 20, height: 20 }
  const pixels = await sharp(bytesOf(dataUrl)).removeAlpha().extract(region).raw().toBuffer()
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
}
