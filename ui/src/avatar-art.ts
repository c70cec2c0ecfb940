/** A path on a square of 64 units around its centre; with a width it is a line, else an area. */
type AvatarPart = readonly [d: string, colour: string, width: number | undefined]

/** Parts from back to front, all turned by so many degrees. */
export type AvatarArt = { turn: number; parts: readonly AvatarPart[] }

/** Pairs of hues that go together: of the sky, and of what stands in it. */
const skies = [
  [262, 82],
  [268, 205],
  [245, 35],
  [232, 88],
  [208, 65],
  [192, 20],
  [172, 84],
  [152, 75],
  [300, 78],
  [320, 195],
  [350, 68],
  [22, 80],
  [40, 205],
  [285, 345],
] as const

/** Lightness and chroma of the sky, its haze, and of the shade, body and light of what stands in it. */
const tones = [
  [0.38, 0.1],
  [0.46, 0.11],
  [0.69, 0.14],
  [0.82, 0.12],
  [0.95, 0.05],
] as const

const [sky, haze, shade, body, light] = [0, 1, 2, 3, 4]

type Drawn = readonly [d: string, tone: number, width?: number]
type Draw = (sides: number) => number

const short = (value: number): number => Math.round(value * 10) / 10

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

/** The dark side of a disc in the centre. */
const night = (r: number): string =>
  `M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${1.5 * r} ${1.5 * r} 0 0 0 0 ${-2 * r}`

const star = (points: number, outer: number, inner: number, x = 0, y = 0): string =>
  `M${Array.from({ length: 2 * points }, (_, at) => {
    const angle = (at * Math.PI) / points
    const radius = at % 2 === 0 ? outer : inner
    return `${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`
  }).join('L')}Z`

/** A stripe across a disc in the centre. */
const stripe = (r: number, top: number, bottom: number): string => {
  const [above, below] = [top, bottom].map((y) => short(Math.sqrt(r * r - y * y)))
  return `M${-above!} ${top}A${r} ${r} 0 0 0 ${-below!} ${bottom}H${below}A${r} ${r} 0 0 0 ${above} ${top}Z`
}

const motifs: readonly ((draw: Draw) => readonly Drawn[])[] = [
  // A planet with a ring, one half of it behind the planet.
  () => [
    ['M-27 0a27 8 0 0 1 54 0', shade, 3.5],
    [oval(0, 0, 16), body],
    [night(16), shade],
    ['M-27 0a27 8 0 0 0 54 0', light, 3.5],
  ],
  // A planet with stripes.
  (draw) => {
    const top = -12 + draw(5)
    return [
      [oval(0, 0, 19), body],
      [stripe(19, top, top + 5), light],
      [stripe(19, top + 9, top + 12 + draw(4)), shade],
      [stripe(19, 11, 14), light],
    ]
  },
  // A crescent with a star.
  (draw) => [
    ['M8-18.3A20 20 0 1 0 8 18.3A18.5 18.5 0 0 1 8-18.3Z', light],
    [star(4 + draw(2), 8, 3, 9), body],
  ],
  // A sun.
  (draw) => [
    [star(10 + draw(6), 26, 19), shade],
    [oval(0, 0, 16), body],
    [oval(0, 0, 10), light],
  ],
  // A comet.
  () => [
    ['M12-11Q-8-10-29-4Q-8 2 12 11Z', haze],
    ['M12-11Q-6-9-22 2Q-6 9 12 11Z', shade],
    [oval(11, 0, 11), body],
    [oval(13, -2, 6), light],
  ],
  // A moon with craters.
  (draw) => [
    [oval(0, 0, 20), light],
    [night(20), body],
    [oval(-7, -5, 5) + oval(-8, 9, 3) + oval(4, -10 + draw(20), 2.5), body],
  ],
  // A star within a star.
  (draw) => {
    const points = 5 + draw(4)
    return [
      [star(points, 25, 13), shade],
      [star(points, 17, 9), body],
      [oval(0, 0, 5), light],
    ]
  },
  // A constellation.
  (draw) => {
    const places = [-22, -11, 0, 11, 22].map((x) => [x, draw(17) + (x % 2 ? 0 : -16)] as const)
    return [
      [`M${places.map((place) => place.join(' ')).join('L')}`, shade, 2.5],
      [places.map(([x, y]) => oval(x, y, 4)).join(''), light],
    ]
  },
  // An eclipse.
  () => [
    [star(18, 28, 21), haze],
    [oval(0, 0, 20), body],
    [oval(0, 0, 17), sky],
    [star(4, 10, 3, 13, -13), light],
  ],
  // A sun with planets on two orbits.
  (draw) => [
    [oval(0, 0, 26, 12), shade, 2],
    [oval(0, 0, 9), light],
    [oval(-26, 0, 5) + oval(draw(2) * 24 - 12, 10.6, 4), body],
  ],
  // A planet and its moon.
  () => [
    [oval(0, 0, 16), body],
    [night(16), shade],
    [oval(-17, -14, 7), light],
  ],
  // A rise over the edge of a planet.
  (draw) => [
    [oval(draw(17) - 8, -4, 12), light],
    [oval(0, 38, 38), body],
    [oval(0, 46, 38), shade],
  ],
]

/** FNV-1a, then one xorshift step per draw: small, and the same in every browser. */
function drawsFrom(name: string): Draw {
  let state = 0x811c9dc5
  for (const char of name) {
    state ^= char.codePointAt(0) ?? 0
    state = Math.imul(state, 0x01000193)
  }
  state ||= 1
  return (sides) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}

/** A sight of the sky; the same name always gives the same one. */
export function avatarArt(name: string): AvatarArt {
  const draw = drawsFrom(name)
  // The first draws after a short name still resemble each other.
  for (let spin = 0; spin < 4; spin += 1) draw(2)
  const [skyHue, bodyHue] = skies[draw(skies.length)] ?? skies[0]
  const motif = motifs[draw(motifs.length)]?.(draw) ?? []
  const turn = draw(24) * 15
  const sparkle = (third: number): string => {
    const angle = 2.1 * third + draw(9) / 6
    const far = 24 + draw(4)
    return star(4, 3 + draw(3) / 2, 1.2, far * Math.sin(angle), far * Math.cos(angle))
  }
  const drawn: readonly Drawn[] = [
    [oval(0, 0, 46), sky],
    [oval(draw(40) - 20, draw(40) - 20, 20), haze],
    [sparkle(0) + sparkle(1) + sparkle(2), light],
    ...motif,
  ]
  return {
    turn,
    parts: drawn.map(([d, tone, width]) => {
      const [lightness, chroma] = tones[tone] ?? tones[0]
      return [d, `oklch(${lightness} ${chroma} ${tone < shade ? skyHue : bodyHue})`, width]
    }),
  }
}
