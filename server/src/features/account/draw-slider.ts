import sharp from 'sharp'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { pick } from './dice.ts'
import { drawScene } from './draw-scene.ts'

const size = { width: 320, height: 160 }
const bodyPx = 40
const knobPx = 6
/** Half the width of a knob's neck. */
const neckPx = 4.4
/** Room for a knob on each side of the body, and for the edge's light. */
const marginPx = 12
const piecePx = bodyPx + 2 * marginPx
/** The gap keeps clear of the place where the piece starts. */
const gapLeastX = piecePx + 12

export interface SliderPictures {
  readonly background: string
  readonly piece: string
  readonly width: number
  readonly height: number
  readonly pieceWidth: number
  readonly pieceTop: number
}

/** The puzzle as two pictures. `gapX` is the answer and stays on the server. */
export const drawSlider = async (rng: Rng): Promise<SliderPictures & { gapX: number }> => {
  const gapX = gapLeastX + rng.below(size.width - piecePx - 4 - gapLeastX)
  const gapY = 2 + rng.below(size.height - piecePx - 4)
  const scene = drawScene(rng, size)
  const outline = jigsaw(rng)
  const [background, piece] = await Promise.all([
    toWebp(withGap(scene, outline, gapX, gapY), 82),
    toWebp(cutOut(scene, outline, gapX, gapY), 90),
  ])
  return { background, piece, ...size, pieceWidth: piecePx, pieceTop: gapY, gapX }
}

const toWebp = async (svg: string, quality: number): Promise<string> => {
  const image = await sharp(Buffer.from(svg)).webp({ quality, effort: 3 }).toBuffer()
  return `data:image/webp;base64,${image.toString('base64')}`
}

/** A square with a knob or a hollow on each side; at least one knob, so that it looks like a piece. */
const jigsaw = (rng: Rng): string => {
  const firstOut = rng.below(4)
  const lean = (bodyPx - 2 * neckPx) / 2
  const side = (dx: number, dy: number, at: number): string => {
    const sweep = at === firstOut ? 1 : pick(rng, [0, 1])
    const run = (length: number): string => `l${dx * length} ${dy * length}`
    const knob = `a${knobPx} ${knobPx} 0 1 ${sweep} ${dx * 2 * neckPx} ${dy * 2 * neckPx}`
    return run(lean) + knob + run(lean)
  }
  return `M${marginPx} ${marginPx}${side(1, 0, 0)}${side(0, 1, 1)}${side(-1, 0, 2)}${side(0, -1, 3)}Z`
}

const withGap = (scene: string, outline: string, x: number, y: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    ${scene}
    <defs>
      <clipPath id="hole"><path d="${outline}"/></clipPath>
      <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>
    </defs>
    <g transform="translate(${x} ${y})">
      <path d="${outline}" fill="#0a0c18" fill-opacity="0.5"/>
      <g clip-path="url(#hole)"><path d="${outline}" fill="none" stroke="#000" stroke-opacity="0.6" stroke-width="6" filter="url(#soft)"/></g>
      <path d="${outline}" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="1"/>
    </g>
  </svg>`

const cutOut = (scene: string, outline: string, x: number, y: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${piecePx}" height="${piecePx}">
    <defs>
      <clipPath id="cut"><path d="${outline}"/></clipPath>
      <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>
    </defs>
    <path d="${outline}" fill="#000" fill-opacity="0.7" filter="url(#soft)" transform="translate(0 1.5)"/>
    <g clip-path="url(#cut)"><g transform="translate(${-x} ${-y})">${scene}</g></g>
    <path d="${outline}" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="1.4"/>
  </svg>`
