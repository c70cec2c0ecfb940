/** One figure of a bench: a ratio (or an absolute value) and its goal. */
export interface Figure {
  readonly label: string
  readonly value: number
  readonly goal:
    | { readonly atLeast: number }
    | { readonly atMost: number }
    | { readonly from: number; readonly to: number }
  readonly unit?: string
}

export interface Bench {
  readonly what: string
  run(options: { readonly seconds: number }): Promise<Figure[]>
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

const met = ({ value, goal }: Figure): boolean => {
  if ('from' in goal) return value >= goal.from && value <= goal.to
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

const boundOf = ({ goal }: Figure): string => {
  if ('from' in goal) return `${goal.from}–${goal.to}`
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
}

const shown = (figure: Figure): string => {
  const { label, value, unit = '' } = figure
  return `${label} ${Number(value.toFixed(2))}${unit} (${boundOf(figure)}${unit})`
}

/** `wire: encrypted ÷ plain 0.81 (≥ 0.7) · pass` */
export const lastLine = (
  name: string,
  figures: readonly Figure[],
): { text: string; pass: boolean } => {
  const pass = figures.length > 0 && figures.every(met)
  return { text: `${name}: ${figures.map(shown).join(' · ')} · ${pass ? 'pass' : 'fail'}`, pass }
}
