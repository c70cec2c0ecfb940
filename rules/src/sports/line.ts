/**
 * A line in whole quarters: -3 is -0.75. A handicap is written from the home side (home gives 0.75),
 * so the away side has the same with the other sign; a total is above zero.
 */
export type Line = number

/** The two half or whole lines between which a quarter line is split; the same twice for the others. */
export const splitLine = (line: Line): readonly [Line, Line] =>
  line % 2 === 0 ? [line, line] : [line - 1, line + 1]

/** The line from the view of the backed side. */
export const lineOfSide = (line: Line, side: string): Line => (side === 'C' ? 0 - line : line)

const halves = (line: Line): string => (Math.abs(line) / 4).toString()

/** The members' form: `0.5`, `0.5 / 1` for 0.75, `-0 / 0.5` for -0.25. */
export const lineText = (line: Line): string => {
  const sign = line < 0 ? '-' : ''
  const [first, second] = splitLine(Math.abs(line))
  return first === second ? `${sign}${halves(line)}` : `${sign}${halves(first)} / ${halves(second)}`
}
