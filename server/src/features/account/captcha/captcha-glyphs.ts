export interface Point {
  readonly x: number
  readonly y: number
}

/** A pen stroke: straight from point to point, or a smooth curve through them. */
export interface Stroke {
  readonly smooth: boolean
  readonly points: readonly Point[]
}

/**
 * Characters that are not mistaken for each other (no 0 O Q D, 1 I, 2 Z, 5 S, 6 G, 8 B, U V), drawn as
 * strokes on a grid ten wide and fourteen high: the machine needs no font. `~` marks a smooth stroke.
 */
const strokeTexts: Readonly<Record<string, readonly string[]>> = {
  2: ['~0.8,3.6 1.8,1 5,0 8.4,1.2 9,4 7,7.4 3.6,10.6 0.6,14', '0.6,14 9.6,14'],
  3: ['~0.8,1.6 4.6,0 8.6,1.4 8.4,4.8 4.2,6.6', '~4.2,6.6 8.8,7.8 9.2,11.8 5,14 0.6,12.2'],
  4: ['6.8,14 6.8,0 0.4,9.8 9.8,9.8'],
  5: ['8.8,0 2,0 1.4,6.2', '~1.4,6.2 5.2,5.2 9,7.2 9,11.6 5.2,14 0.8,12.4'],
  6: ['~8.4,0.6 4,2.4 1.2,7 1.2,11 4.8,14 8.8,12 8.8,8.2 5.2,6.4 1.4,8.8'],
  7: ['0.6,0 9.4,0 3.6,14'],
  8: ['~5,6.4 1.6,4.4 2,1.2 5,0 8,1.2 8.4,4.4 5,6.4 1,8.6 1,12.2 5,14 9,12.2 9,8.6 5,6.4'],
  9: ['~8.6,5.2 4.8,7.6 1.2,5.8 1.2,2 5.2,0 8.8,3 8.8,7 6,11.6 1.6,13.4'],
  A: ['0.2,14 5,0 9.8,14', '2,9.2 8,9.2'],
  C: ['~9.2,2.4 5.6,0 1.8,2 0.6,7 1.8,12 5.6,14 9.2,11.6'],
  E: ['9,0 1.2,0 1.2,14 9,14', '1.2,6.8 7.6,6.8'],
  F: ['9.2,0 1.4,0 1.4,14', '1.4,6.8 7.8,6.8'],
  H: ['1,0 1,14', '9,0 9,14', '1,7 9,7'],
  J: ['3.4,0 9.2,0', '~7.4,0 7.4,6 7.2,11 4.2,14 0.8,11.4'],
  K: ['1.2,0 1.2,14', '9,0 1.2,8', '3.8,5.6 9.4,14'],
  L: ['1.4,0 1.4,14 9,14'],
  M: ['0.6,14 1,0 5,8.6 9,0 9.4,14'],
  N: ['1,14 1,0 9,14 9,0'],
  P: ['1.4,14 1.4,0', '~1.4,0 6.6,0.2 9,3.8 6.6,7.4 1.4,7.6'],
  R: ['1.4,14 1.4,0', '~1.4,0 6.6,0.2 9,3.6 6.6,7 1.4,7.2', '4.8,7.2 9.4,14'],
  T: ['0.2,0 9.8,0', '5,0 5,14'],
  U: ['~1,0 1,6.4 1.6,12 5,14 8.4,12 9,6.4 9,0'],
  W: ['0,0 2.4,14 5,4.6 7.6,14 10,0'],
  X: ['0.8,0 9.2,14', '9.2,0 0.8,14'],
  Y: ['0.4,0 5,7.2 9.6,0', '5,7.2 5,14'],
}

const readStroke = (text: string): Stroke => ({
  smooth: text.startsWith('~'),
  points: text
    .replace('~', '')
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return { x, y }
    }),
})

export const glyphWidth = 10
export const glyphHeight = 14

export const captchaGlyphs: ReadonlyMap<string, readonly Stroke[]> = new Map(
  Object.entries(strokeTexts).map(([character, strokes]) => [character, strokes.map(readStroke)]),
)

/** The letters and digits a picture is made of. */
export const captchaAlphabet: readonly string[] = [...captchaGlyphs.keys()]
