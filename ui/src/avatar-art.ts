const grounds = [
  ['#1f4fd1', '#8fb4ff', '#dbe7ff'],
  ['#0d6f68', '#6fd3c2', '#d6f5ee'],
  ['#8a2b4f', '#f29cb7', '#ffe1ea'],
  ['#7a4b0f', '#f0b95a', '#fff0d2'],
  ['#3b3f8f', '#a9aef5', '#e6e8ff'],
  ['#14507a', '#7cc4f0', '#dcf1ff'],
  ['#5b3a86', '#c4a3ee', '#f0e6ff'],
  ['#9a3412', '#fba87a', '#ffe8d9'],
  ['#27603a', '#8fd19e', '#e0f6e4'],
  ['#444f63', '#a9b6cc', '#e8edf6'],
] as const

export type AvatarShape = {
  kind: 'disc' | 'bar' | 'wedge' | 'ring'
  x: number
  y: number
  size: number
  turn: number
  fill: string
}

export type AvatarArt = { ground: string; shapes: readonly AvatarShape[] }

const kinds = ['disc', 'bar', 'wedge', 'ring'] as const

/** FNV-1a, then one xorshift step per draw: small, and the same in every browser. */
function drawsFrom(name: string): (sides: number) => number {
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

/** Three shapes on a 64-unit square; the same name always gives the same picture. */
export function avatarArt(name: string): AvatarArt {
  const draw = drawsFrom(name)
  // The first draws after a short name still resemble each other.
  for (let spin = 0; spin < 4; spin += 1) draw(2)
  const palette = grounds[draw(grounds.length)] ?? grounds[0]
  const shape = (size: number, fill: string): AvatarShape => ({
    kind: kinds[draw(kinds.length)] ?? 'disc',
    x: 8 + draw(49),
    y: 8 + draw(49),
    size: size + draw(12),
    turn: draw(24) * 15,
    fill,
  })
  return {
    ground: palette[0],
    shapes: [shape(30, palette[1]), shape(18, palette[2]), shape(10, palette[0])],
  }
}
