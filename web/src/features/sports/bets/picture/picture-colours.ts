/** The tokens of the shown brand and edition that the picture is drawn with. */
const tokens = [
  'page',
  'surface',
  'ink',
  'muted',
  'line',
  'brand',
  'brand-ink',
  'brand-text',
  'rise',
  'fall',
] as const

export type PictureColours = Readonly<Record<(typeof tokens)[number], string>>

export const readColours = (): PictureColours => {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as PictureColours
}
