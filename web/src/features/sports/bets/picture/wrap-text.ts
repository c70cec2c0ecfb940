const ellipsis = '…'

type Measure = (text: string) => number

/** As many letters of the text as fit, with an ellipsis where some do not. */
export const cutText = (text: string, width: number, measure: Measure): string => {
  if (measure(text) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 0 && measure(letters.join('') + ellipsis) > width) letters.pop()
  return letters.join('') + ellipsis
}

/** The text in lines of this width, broken between any two letters; the last line is cut. */
export const wrapText = (
  text: string,
  width: number,
  most: number,
  measure: Measure,
): readonly string[] => {
  const lines: string[] = []
  let rest = Array.from(text)
  while (rest.length > 0 && lines.length < most - 1) {
    let fits = 1
    while (fits < rest.length && measure(rest.slice(0, fits + 1).join('')) <= width) fits += 1
    lines.push(rest.slice(0, fits).join(''))
    rest = rest.slice(fits)
  }
  return rest.length === 0 ? lines : [...lines, cutText(rest.join(''), width, measure)]
}
