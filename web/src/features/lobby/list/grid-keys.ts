import type { KeyboardEvent } from 'react'

const entrances = '[data-entrance]'

interface Spot {
  readonly x: number
  readonly y: number
}

const spotOf = (element: Element): Spot => {
  const { left, top } = element.getBoundingClientRect()
  return { x: left, y: top }
}

/** The nearest in the next row up or down; null at the edge. */
const beside = (spots: readonly Spot[], at: number, way: 1 | -1): number | null => {
  const here = spots[at]
  if (here === undefined) return null
  const rows = spots.flatMap(({ y }, index) => ((y - here.y) * way > 1 ? [{ y, index }] : []))
  const next = way === 1 ? Math.min(...rows.map(({ y }) => y)) : Math.max(...rows.map(({ y }) => y))
  const row = rows.filter(({ y }) => Math.abs(y - next) <= 1)
  const gap = (index: number): number => Math.abs((spots[index]?.x ?? 0) - here.x)
  return row.toSorted((a, b) => gap(a.index) - gap(b.index))[0]?.index ?? null
}

/** Where a key leads from the entrance at `at`; null where it leads nowhere. */
export const nextEntrance = (spots: readonly Spot[], at: number, key: string): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return spots.length - 1
  if (key === 'ArrowRight') return at + 1 < spots.length ? at + 1 : null
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : null
  if (key === 'ArrowDown') return beside(spots, at, 1)
  return key === 'ArrowUp' ? beside(spots, at, -1) : null
}

/** Arrow keys walk from card to card as they lie on the screen. */
export const moveInGrid = (event: KeyboardEvent<HTMLElement>): void => {
  if (!(event.target instanceof Element) || event.target.matches('input')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(entrances)]
  const card = event.target.closest('li')?.querySelector(entrances)
  const at = all.findIndex((one) => one === card)
  const next = at === -1 ? null : nextEntrance(all.map(spotOf), at, event.key)
  if (next === null) return
  event.preventDefault()
  all[next]?.focus()
}
