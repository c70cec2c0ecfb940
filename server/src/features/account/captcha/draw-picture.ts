import sharp from 'sharp'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import {
  captchaAlphabet,
  captchaGlyphs,
  glyphHeight,
  glyphWidth,
  type Point,
  type Stroke,
} from './captcha-glyphs.ts'
import { between, pick } from './dice.ts'

const width = 200
const height = 72
/** Ink colours that are readable on every background. */
const inks = ['#1f3a8a', '#7c2d12', '#14532d', '#581c87', '#831843', '#134e4a', '#3f3f46']
const papers = ['#fdf6e3', '#eef6ff', '#f1f8ee', '#fdf1f4', '#f4f1fb', '#eef8f8']

/** Four or five characters, so that the length is unknown too. */
export const drawText = (rng: Rng): string =>
  Array.from({ length: 4 + rng.below(2) }, () => pick(rng, captchaAlphabet)).join('')

/** The text as a PNG in a data URL: turned, bent and crossed by lines in the colours of the letters. */
export const drawPicture = async (text: string, rng: Rng): Promise<string> => {
  const bend = waves(rng)
  const characters = Array.from(text)
  const pitch = (width - 28) / characters.length
  const letters = characters.map((character, at) =>
    drawLetter(character, 14 + pitch * (at + 0.5), bend, rng),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${pick(rng, papers)}"/>
    ${drawDots(rng)}${drawLines(rng, 3)}${letters.join('')}${drawLines(rng, 2)}
  </svg>`
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

type Bend = (point: Point) => Point

/** Two long waves bend the whole picture, so that no letter is drawn the same twice. */
const waves = (rng: Rng): Bend => {
  const rise = between(rng, 2, 4.5)
  const sway = between(rng, 1, 2.5)
  const lengthX = between(rng, 45, 90)
  const lengthY = between(rng, 24, 44)
  const phaseX = between(rng, 0, 6.28)
  const phaseY = between(rng, 0, 6.28)
  return ({ x, y }) => ({
    x: x + sway * Math.sin((y / lengthY) * 6.28 + phaseY),
    y: y + rise * Math.sin((x / lengthX) * 6.28 + phaseX),
  })
}

const drawLetter = (character: string, centreX: number, bend: Bend, rng: Rng): string => {
  const turn = between(rng, -0.32, 0.32)
  const scale = between(rng, 2.5, 3.1)
  const slant = between(rng, -0.18, 0.18)
  const centreY = height / 2 + between(rng, -5, 5)
  const shiftX = centreX + between(rng, -2.5, 2.5)
  const place: Bend = ({ x, y }) => {
    const fromX = (x - glyphWidth / 2) * scale * 0.92
    const fromY = (y - glyphHeight / 2) * scale
    const leaning = fromX - slant * fromY
    return bend({
      x: shiftX + leaning * Math.cos(turn) - fromY * Math.sin(turn),
      y: centreY + leaning * Math.sin(turn) + fromY * Math.cos(turn),
    })
  }
  const path = (captchaGlyphs.get(character) ?? [])
    .map((stroke) => pathOf(trace(stroke).map(place)))
    .join('')
  const ink = pick(rng, inks)
  const pen = between(rng, 4, 5.4)
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${pen.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

const steps = 8

/** Splits strokes into short pieces, so that they bend too. */
const trace = ({ points, smooth }: Stroke): Point[] =>
  points.flatMap((to, at) => {
    const from = points[at - 1]
    if (from === undefined) return [to]
    const before = points[at - 2] ?? from
    const after = points[at + 1] ?? to
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps
      return smooth
        ? {
            x: spline(before.x, from.x, to.x, after.x, part),
            y: spline(before.y, from.y, to.y, after.y, part),
          }
        : { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
  })

/** Catmull–Rom: passes through every point it is given. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const drawDots = (rng: Rng): string =>
  Array.from({ length: 60 }, () => {
    const radius = between(rng, 0.6, 1.8).toFixed(1)
    return `<circle cx="${rng.below(width)}" cy="${rng.below(height)}" r="${radius}" fill="${pick(rng, inks)}" opacity="${between(rng, 0.15, 0.45).toFixed(2)}"/>`
  }).join('')

const drawLines = (rng: Rng, count: number): string =>
  Array.from({ length: count }, () => {
    const y = () => rng.below(height)
    const path = `M-4 ${y()}C${rng.below(80)} ${y()} ${100 + rng.below(60)} ${y()} ${width + 4} ${y()}`
    return `<path d="${path}" fill="none" stroke="${pick(rng, inks)}" stroke-width="${between(rng, 0.9, 1.8).toFixed(1)}" opacity="0.6"/>`
  }).join('')
