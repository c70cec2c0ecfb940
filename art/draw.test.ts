import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictures, rasters } from './pictures.ts'

const folder = join(import.meta.dirname, '../web/public')
const largestBytes = 25_000
const drawn = [...pictures].map(([name, draw]) => [name, draw().toSvg()] as const)

/** Names of elements left open or closed out of turn. */
function unbalanced(svg: string): readonly string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, closing, name = '', single] of svg.matchAll(/<(\/?)([A-Za-z]+)[^<>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) wrong.push(name)
    } else if (single !== '/') open.push(name)
  }
  return [...wrong, ...open]
}

describe.each(drawn)('%s', (name, svg) => {
  it('is the picture that the drawing gives', () => {
    expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toBe(svg)
  })

  it('is light enough for the first view', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(largestBytes)
  })

  it('closes every element and holds no broken number', () => {
    expect(unbalanced(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('carries no script, text, raster, blur or outside reference', () => {
    expect(svg).not.toMatch(/<(script|text|image|filter|style|foreignObject)\b/)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/)
  })

  it('refers only to parts that it defines', () => {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !ids.has(id))).toEqual([])
  })
})

it('leaves no picture behind that nobody draws', () => {
  const files = ['art', 'brand'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => `${part}/${file.slice(0, -4)}`),
  )
  expect(files.filter((name) => !pictures.has(name))).toEqual([])
})

const icons = [...rasters].flatMap(([name, { draw, sizes }]) =>
  sizes.map((size) => ({ name, size, svg: draw().toSvg() })),
)

it.each(icons)('$name at $size shows the drawing', async ({ name, size, svg }) => {
  const file = sharp(join(folder, `${name}-${size}.png`))
  expect(await file.metadata()).toMatchObject({ format: 'png', width: size, height: size })
  const pixels = (image: Sharp) => image.ensureAlpha().resize(16, 16).raw().toBuffer()
  const large = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size)
  const [stored, expected] = await Promise.all([
    pixels(file),
    large
      .png()
      .toBuffer()
      .then((png) => pixels(sharp(png))),
  ])
  const far = [...stored].filter((value, at) => Math.abs(value - (expected[at] ?? 0)) > 8)
  expect(far).toEqual([])
})

it.each(icons.filter(({ name }) => name.endsWith('maskable')))(
  '$name at $size has nothing transparent for a system to fill',
  async ({ name, size }) => {
    const { channels } = await sharp(join(folder, `${name}-${size}.png`)).stats()
    expect(channels[3]?.min ?? 255).toBe(255)
  },
)

it('leaves no icon behind that nobody draws', () => {
  const files = readdirSync(join(folder, 'brand')).filter((file) => file.endsWith('.png'))
  expect(files.toSorted()).toEqual(
    icons.map(({ name, size }) => `${name.slice('brand/'.length)}-${size}.png`).toSorted(),
  )
})
