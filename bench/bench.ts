/** One figure of a bench: a ratio (or an allowed absolute) and the goal it is held to. */
export interface Figure {
  readonly label: string
  readonly value: number
  readonly goal: { readonly atLeast: number } | { readonly atMost: number }
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

const met = ({ value, goal }: Figure): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost

const shown = ({ label, value, goal, unit = '' }: Figure): string => {
  const bound = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return `${label} ${Number(value.toFixed(2))}${unit} (${bound}${unit})`
}

/** `wire: encrypted ÷ plain 0.81 (≥ 0.7) · pass` */
export const lastLine = (
  name: string,
  figures: readonly Figure[],
): { text: string; pass: boolean } => {
  const pass = figures.length > 0 && figures.every(met)
  return { text: `${name}: ${figures.map(shown).join(' · ')} · ${pass ? 'pass' : 'fail'}`, pass }
}
