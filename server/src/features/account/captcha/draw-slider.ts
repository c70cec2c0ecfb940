import sharp, { type Sharp } from 'sharp'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import { pick } from './dice.ts'
import { drawScene } from './draw-scene.ts'

const size = { width: 320, height: 160 }
const bodyPx = 40
const knobPx = 6
/** Half the width of a knob's neck. */
const neckPx = 4.4
/** Margin for a knob on each side of the body, and for the highlight of the edge. */
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
  const scene = await paint(svg(size.width, size.height, drawScene(rng, size)))
  const pictures = await cutPuzzle(scene, { left: gapX, top: gapY }, rng)
  return { ...pictures, ...size, pieceWidth: piecePx, pieceTop: gapY, gapX }
}

/** Cuts the piece out of a scene's pixels (three bytes each), at the corner of the piece's box. */
export const cutPuzzle = async (
  scene: Buffer,
  place: { readonly left: number; readonly top: number },
  rng: Rng,
): Promise<{ background: string; piece: string }> => {
  const outline = jigsaw(rng)
  const grainy = (): Sharp => sharp(grain(scene, rng), { raw: { ...size, channels: 3 } })
  const [background, piece] = await Promise.all([
    toWebp(
      grainy().composite([decoy(place, rng), { input: pieceSvg(hole(outline)), ...place }]),
      82,
    ),
    toWebp(
      grainy()
        .extract({ ...place, width: piecePx, height: piecePx })
        .ensureAlpha()
        .composite([
          { input: pieceSvg(`<path d="${outline}"/>`), blend: 'dest-in' },
          { input: pieceSvg(shadow(outline)), blend: 'dest-over' },
          { input: pieceSvg(edge(outline)) },
        ]),
      90,
    ),
  ])
  return { background, piece }
}

const svg = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
  )

const pieceSvg = (inside: string): Buffer => svg(piecePx, piecePx, inside)

const paint = (drawing: Buffer): Promise<Buffer> => sharp(drawing).removeAlpha().raw().toBuffer()

/** Each picture gets its own noise, so that the piece cannot be found in the scene by comparing pixels. */
const grain = (pixels: Buffer, rng: Rng): Buffer => {
  const noise = seededRng(rng.below(2 ** 32))
  const grained = Buffer.from(pixels)
  for (let at = 0; at < grained.length; at += 3) {
    const light = noise.below(13) - 6
    for (let channel = at; channel < at + 3; channel += 1)
      grained[channel] = Math.min(255, Math.max(0, (grained[channel] ?? 0) + light))
  }
  return grained
}

const toWebp = async (picture: Sharp, quality: number): Promise<string> => {
  const image = await picture.webp({ quality, effort: 2 }).toBuffer()
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

const soft = (blurPx: number): string =>
  `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blurPx}"/></filter>`

/** A dark hollow with a shadow inside its edge. */
const hole = (outline: string): string =>
  `<defs><clipPath id="hole"><path d="${outline}"/></clipPath>${soft(3)}</defs>
  <path d="${outline}" fill="#0a0c18" fill-opacity="0.5"/>
  <g clip-path="url(#hole)"><path d="${outline}" fill="none" stroke="#000" stroke-opacity="0.6" stroke-width="6" filter="url(#soft)"/></g>
  <path d="${outline}" fill="none" stroke="#fff" stroke-opacity="0.55"/>`

/**
 * A decoy gap of another shape near the same height. A person sees which one the piece fits; a search for
 * dark pixels finds two.
 */
const decoy = (
  gap: { readonly left: number; readonly top: number },
  rng: Rng,
): { input: Buffer; left: number; top: number } => {
  const places = Array.from({ length: size.width - 2 * piecePx }, (_, at) => piecePx + at)
  const left = pick(
    rng,
    places.filter((x) => Math.abs(x - gap.left) >= piecePx),
  )
  const lift = Math.min(size.height - piecePx, Math.max(0, gap.top + rng.below(17) - 8))
  const middle = piecePx / 2
  const turned = `rotate(${30 + rng.below(31)} ${middle} ${middle}) translate(${middle * 0.2} ${middle * 0.2}) scale(0.8)`
  const drawing = `<g transform="${turned}">${hole(jigsaw(rng))}</g>`
  return { input: pieceSvg(drawing), left, top: lift }
}

const shadow = (outline: string): string =>
  `<defs>${soft(2.2)}</defs>
  <path d="${outline}" fill-opacity="0.7" filter="url(#soft)" transform="translate(0 1.5)"/>`

const edge = (outline: string): string =>
  `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="1.4"/>`
