import type { Rng } from '@xinghe/rules/base/rng.ts'
import { between, pick } from './dice.ts'

interface Palette {
  readonly sky: readonly [string, string, string]
  readonly glow: readonly [string, string]
  readonly land: readonly [string, string, string]
  readonly light: string
}

/** Skies over hills, from night to morning. */
const palettes: readonly Palette[] = [
  {
    sky: ['#0b1026', '#2b2a6b', '#8a4f9e'],
    glow: ['#5e7bff', '#ff7ac3'],
    land: ['#3b2f72', '#251d52', '#120e2e'],
    light: '#fff4d6',
  },
  {
    sky: ['#062033', '#0f5a78', '#7fd1c7'],
    glow: ['#35e0c2', '#4aa8ff'],
    land: ['#1a6b75', '#0f4655', '#072733'],
    light: '#eafff6',
  },
  {
    sky: ['#2a1446', '#a23a6d', '#ffb27a'],
    glow: ['#ff8f5a', '#ff5f9e'],
    land: ['#8a2f5f', '#56204c', '#2a1033'],
    light: '#ffe9c4',
  },
  {
    sky: ['#10294d', '#3f7cc4', '#d9ecff'],
    glow: ['#ffffff', '#9fd0ff'],
    land: ['#4f86b8', '#2f5f8f', '#173a5e'],
    light: '#ffffff',
  },
  {
    sky: ['#1b0f2e', '#6a1f5c', '#f0684f'],
    glow: ['#ffc24a', '#ff4a6e'],
    land: ['#a33a4d', '#641f40', '#2b0f26'],
    light: '#ffe08a',
  },
  {
    sky: ['#0d2a22', '#2f7a54', '#e6e59a'],
    glow: ['#d8f06a', '#4ee0a0'],
    land: ['#2f7d57', '#1c5640', '#0d3229'],
    light: '#fdffd6',
  },
  {
    sky: ['#161b33', '#4a5488', '#f2b5c4'],
    glow: ['#ffb0d0', '#a6b4ff'],
    land: ['#6d6aa0', '#454677', '#23264a'],
    light: '#fff0f3',
  },
]

export interface Size {
  readonly width: number
  readonly height: number
}

/** The inside of an SVG: sky, clouds of light, stars, a moon or planet, three ranges of hills, lanterns. */
export const drawScene = (rng: Rng, { width, height }: Size): string => {
  const palette = pick(rng, palettes)
  const [top, middle, bottom] = palette.sky
  const mirrored = rng.below(2) === 1
  return `<defs>
    <linearGradient id="sky" x1="${mirrored ? 1 : 0}" y1="0" x2="${between(rng, 0.2, 0.8).toFixed(2)}" y2="1">
      <stop offset="0" stop-color="${top}"/><stop offset="${between(rng, 0.4, 0.6).toFixed(2)}" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/>
    </linearGradient>
    ${palette.glow.map((colour, at) => `<radialGradient id="glow${at}"><stop offset="0" stop-color="${colour}" stop-opacity="0.75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`).join('')}
    <radialGradient id="orb" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="${palette.light}"/><stop offset="1" stop-color="${pick(rng, palette.glow)}"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>
  ${drawGlows(rng, width, height)}${drawStars(rng, width, height, palette.light)}
  ${drawOrb(rng, width, height, palette.light)}${drawHills(rng, width, height, palette)}
  ${drawLanterns(rng, width, height, palette)}`
}

const drawGlows = (rng: Rng, width: number, height: number): string =>
  Array.from({ length: 5 }, (_, at) => {
    const turn = between(rng, -40, 40).toFixed(0)
    const x = rng.below(width)
    const y = rng.below(Math.round(height * 0.7))
    return `<ellipse cx="${x}" cy="${y}" rx="${50 + rng.below(70)}" ry="${16 + rng.below(30)}" fill="url(#glow${at % 2})" transform="rotate(${turn} ${x} ${y})"/>`
  }).join('')

const drawStars = (rng: Rng, width: number, height: number, light: string): string =>
  Array.from({ length: 70 }, () => {
    const radius = between(rng, 0.4, 1.5).toFixed(1)
    return `<circle cx="${rng.below(width)}" cy="${rng.below(height)}" r="${radius}" fill="${light}" opacity="${between(rng, 0.3, 0.95).toFixed(2)}"/>`
  }).join('')

const drawOrb = (rng: Rng, width: number, height: number, light: string): string => {
  const x = 40 + rng.below(width - 80)
  const y = 24 + rng.below(Math.round(height * 0.35))
  const radius = 14 + rng.below(12)
  const turn = between(rng, -30, 30).toFixed(0)
  const ring =
    rng.below(2) === 0
      ? ''
      : `<ellipse cx="${x}" cy="${y}" rx="${radius * 1.8}" ry="${radius * 0.5}" fill="none" stroke="${light}" stroke-width="2" opacity="0.7" transform="rotate(${turn} ${x} ${y})"/>`
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#orb)"/>${ring}`
}

const drawHills = (rng: Rng, width: number, height: number, { land }: Palette): string =>
  land
    .map((colour, at) => {
      const base = height * (0.55 + at * 0.15)
      const peaks = Array.from({ length: 8 }, (_, peak) => {
        const x = (width / 7) * peak
        const y = base + between(rng, -22, 16)
        return { x, y }
      })
      const ridge = peaks
        .map(({ x, y }, peak) => {
          const before = peaks[peak - 1]
          if (before === undefined) return `M${x.toFixed(1)} ${y.toFixed(1)}`
          const middle = ((before.x + x) / 2).toFixed(1)
          return `C${middle} ${before.y.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
        })
        .join('')
      return `<path d="${ridge}L${width} ${height}L0 ${height}Z" fill="${colour}" opacity="0.92"/>`
    })
    .join('')

const drawLanterns = (rng: Rng, width: number, height: number, palette: Palette): string =>
  Array.from({ length: 16 }, () => {
    const x = rng.below(width)
    const y = Math.round(height * 0.35) + rng.below(Math.round(height * 0.65))
    const colour = pick(rng, [palette.light, ...palette.glow])
    return `<circle cx="${x}" cy="${y}" r="${(2 + between(rng, 0, 5)).toFixed(1)}" fill="${colour}" opacity="${between(rng, 0.25, 0.7).toFixed(2)}"/>`
  }).join('')
