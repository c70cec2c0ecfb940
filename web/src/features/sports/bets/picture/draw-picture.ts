import type { PictureColours } from './picture-colours.ts'
import type { PictureContent } from './picture-content.ts'
import { cutText, wrapText } from './wrap-text.ts'

/** In pixels of the picture; it is drawn at twice their number, for sharp screens. */
const scale = 2
const width = 640
const margin = 32
const inner = width - 2 * margin
const headHeight = 112
const legPadding = 20
const footHeight = 64
const sumsHeight = 84
const gap = 16
const oddsWidth = 120

interface Pen {
  readonly ctx: CanvasRenderingContext2D
  readonly colours: PictureColours
  readonly fonts: string
}

const measureWith = ({ ctx, fonts }: Pen, size: number, weight: number) => {
  const font = `${weight} ${size}px ${fonts}`
  return (text: string): number => {
    ctx.font = font
    return ctx.measureText(text).width
  }
}

interface Writing {
  readonly size: number
  readonly weight?: number
  readonly colour: string
  readonly align?: CanvasTextAlign
}

const write = (pen: Pen, text: string, x: number, y: number, writing: Writing): void => {
  const { ctx, fonts } = pen
  ctx.font = `${writing.weight ?? 400} ${writing.size}px ${fonts}`
  ctx.fillStyle = writing.colour
  ctx.textAlign = writing.align ?? 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(text, x, y)
}

const box = ({ ctx }: Pen, x: number, y: number, w: number, h: number, colour: string): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, 12)
  ctx.fill()
}

type Leg = PictureContent['legs'][number]

const pickLines = (pen: Pen, { pick }: Leg): readonly string[] =>
  wrapText(pick, inner - 2 * legPadding - oddsWidth, 2, measureWith(pen, 24, 700))

const legHeight = (pen: Pen, leg: Leg): number =>
  2 * legPadding + pickLines(pen, leg).length * 32 + 3 * 26

const toneColour = (tone: PictureContent['state']['tone'], colours: PictureColours): string =>
  tone === 'brand' ? colours['brand-text'] : colours[tone]

const drawHead = (pen: Pen, content: PictureContent, logo: CanvasImageSource | null): void => {
  const { ctx, colours } = pen
  const light = colours['brand-ink']
  ctx.fillStyle = colours.brand
  ctx.fillRect(0, 0, width, headHeight)
  const textX = logo === null ? margin : margin + 64
  if (logo !== null) ctx.drawImage(logo, margin, 32, 48, 48)
  write(pen, content.site, textX, 54, { size: 26, weight: 700, colour: light })
  write(pen, content.heading, textX, 82, { size: 17, colour: light })
  const right = { colour: light, align: 'right' } as const
  write(pen, content.code, width - margin, 54, { ...right, size: 22, weight: 700 })
  write(pen, content.state.text, width - margin, 82, { ...right, size: 17 })
}

const drawLeg = (pen: Pen, leg: Leg, top: number): void => {
  const { colours } = pen
  box(pen, margin, top, inner, legHeight(pen, leg), colours.surface)
  const [left, right] = [margin + legPadding, width - margin - legPadding]
  const lines = pickLines(pen, leg)
  lines.forEach((line, at) => {
    const y = top + legPadding + 24 + at * 32
    write(pen, line, left, y, { size: 24, weight: 700, colour: colours.ink })
  })
  const odds = { size: 26, weight: 700, colour: colours['brand-text'], align: 'right' } as const
  write(pen, leg.odds, right, top + legPadding + 24, odds)
  const below = top + legPadding + lines.length * 32 + 18
  const measure = measureWith(pen, 17, 400)
  const small = { size: 17, colour: colours.muted } as const
  write(pen, leg.play, left, below, small)
  write(pen, cutText(leg.match, inner - 2 * legPadding, measure), left, below + 26, small)
  write(pen, leg.course, left, below + 52, small)
  if (leg.state === null) return
  const colour = toneColour(leg.state.tone, colours)
  write(pen, leg.state.text, right, below + 52, { size: 18, weight: 700, colour, align: 'right' })
}

const drawSums = (pen: Pen, sums: PictureContent['sums'], top: number): void => {
  const { colours } = pen
  sums.forEach(({ name, text }, at) => {
    const x = margin + (at * inner) / sums.length
    write(pen, name, x, top + 24, { size: 17, colour: colours.muted })
    write(pen, text, x, top + 56, { size: 26, weight: 700, colour: colours.ink })
  })
}

const heightOf = (pen: Pen, { legs, sums }: PictureContent): number =>
  headHeight +
  gap +
  legs.reduce((sum, leg) => sum + legHeight(pen, leg) + gap, 0) +
  (sums.length > 0 ? sumsHeight : 0) +
  footHeight

interface PictureLook {
  readonly colours: PictureColours
  /** The font families of the page. */
  readonly fonts: string
  /** The mark of the brand; null while it is not loaded. */
  readonly logo: CanvasImageSource | null
}

/** Draws the bet and sizes the canvas to it. False where the browser has no canvas. */
export const drawPicture = (
  canvas: HTMLCanvasElement,
  content: PictureContent,
  { colours, fonts, logo }: PictureLook,
): boolean => {
  const ctx = canvas.getContext('2d')
  if (ctx === null) return false
  const pen = { ctx, colours, fonts }
  const height = heightOf(pen, content)
  canvas.width = width * scale
  canvas.height = height * scale
  ctx.scale(scale, scale)
  ctx.fillStyle = colours.page
  ctx.fillRect(0, 0, width, height)
  drawHead(pen, content, logo)
  let top = headHeight + gap
  for (const leg of content.legs) {
    drawLeg(pen, leg, top)
    top += legHeight(pen, leg) + gap
  }
  drawSums(pen, content.sums, top)
  const note = { size: 15, colour: colours.muted, align: 'center' } as const
  write(pen, content.note, width / 2, height - 26, note)
  return true
}
