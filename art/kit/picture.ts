import { fixed } from './number.ts'

export type Point = readonly [number, number]
export type Attributes = Readonly<Record<string, string | number | undefined>>
/** Offset 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const attribute = (name: string, value: string | number) =>
  ` ${name}="${typeof value === 'number' ? fixed(value, 3) : value}"`

export function element(name: string, attributes: Attributes, children = ''): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += attribute(key, value)
  }
  return children === '' ? `${text}/>` : `${text}>${children}</${name}>`
}

/** Drops the separators that path syntax does not need. */
const compact = (svg: string) =>
  svg.replaceAll(/ d="[^"]*"/g, (d) => d.replaceAll(/(?<=[\d.A-Za-z]) (?=-)/g, ''))

/** One SVG file under construction; equal gradients are written once. */
export class Picture {
  readonly width: number
  readonly height: number
  #body = ''
  #written = ''
  #definitions = new Map<string, string>()

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  add(...shapes: readonly string[]): this {
    this.#body += shapes.join('')
    return this
  }

  define(build: (id: string) => string): string {
    const key = build('')
    const known = this.#definitions.get(key)
    if (known !== undefined) return known
    const id = `a${this.#definitions.size.toString(36)}`
    this.#definitions.set(key, id)
    this.#written += build(id)
    return id
  }

  /** A gradient across the shape's own box; the default runs from top to bottom. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const axis = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
    return this.#gradient('linearGradient', axis, stops)
  }

  /** The same in the coordinates of the drawing, for strokes and shared light. */
  linearIn(stops: readonly Stop[], from: Point, to: Point): string {
    const axis = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
    return this.#gradient('linearGradient', { gradientUnits: 'userSpaceOnUse', ...axis }, stops)
  }

  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    return this.#gradient('radialGradient', { cx: centre[0], cy: centre[1], r: radius }, stops)
  }

  /** Writes a part once and refers to it; copies of coins and chips cost almost nothing. */
  stamp(shapes: string): string {
    return `<use href="#${this.define((id) => element('g', { id }, shapes))}"/>`
  }

  /** An outline written once; each use gives it its own paint. */
  outline(d: string): (paint: Attributes) => string {
    const id = this.define((name) => element('path', { id: name, d }))
    return (paint) => element('use', { href: `#${id}`, ...paint })
  }

  clip(shapes: string): string {
    return `url(#${this.define((id) => element('clipPath', { id }, shapes))})`
  }

  #gradient(name: string, axis: Attributes, stops: readonly Stop[]): string {
    const content = stops
      .map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join('')
    return `url(#${this.define((id) => element(name, { id, ...axis }, content))})`
  }

  toSvg(): string {
    const { width, height } = this
    const size = { width, height, viewBox: `0 0 ${width} ${height}` }
    const definitions = this.#written === '' ? '' : `<defs>${this.#written}</defs>`
    const content = compact(definitions + this.#body)
    return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content)}\n`
  }
}
