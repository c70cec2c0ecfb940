type Axis = 'horizontal' | 'vertical'

const steps: Record<Axis, Record<string, number>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
}

/** Where arrow, Home and End lead from `current`, round the ends; undefined for other keys. */
export function rovingIndex(
  key: string,
  axis: Axis,
  current: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[axis][key]
  if (step === undefined) return undefined
  if (current < 0) return step > 0 ? 0 : count - 1
  return (current + step + count) % count
}
