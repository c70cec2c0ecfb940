import { useEffect } from 'react'

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Distance of a price in a direction, with a penalty for being off the axis. Null: not in that direction. */
export const distance = (
  from: Point,
  to: Point,
  [x, y]: readonly [number, number],
): number | null => {
  const ahead = (to.x - from.x) * x + (to.y - from.y) * y
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
  return ahead > 2 ? ahead + aside * 3 : null
}

const nearest = (current: Element, prices: readonly HTMLElement[], key: string) => {
  const direction = directions[key]
  if (direction === undefined) return undefined
  const from = middleOf(current)
  let best: { element: HTMLElement; away: number } | undefined
  for (const element of prices) {
    const away = element === current ? null : distance(from, middleOf(element), direction)
    if (away !== null && (best === undefined || away < best.away)) best = { element, away }
  }
  return best?.element
}

/** The focused price; elsewhere the keys keep their meaning. */
const focusedPrice = (event: KeyboardEvent): HTMLElement | null => {
  const current = document.activeElement
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  if (!(current instanceof HTMLElement) || current.dataset['price'] === undefined) return null
  return current
}

const movePriceFocus = (current: HTMLElement, event: KeyboardEvent): void => {
  const prices = [...document.querySelectorAll<HTMLElement>('[data-price]')]
  const next = nearest(current, prices, event.key)
  if (next === undefined) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** Arrow keys lead from price to price as they lie on the screen, S to the stakes; Enter is the button's own. */
export const usePriceKeys = (toSlip: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const current = focusedPrice(event)
      if (current === null) return
      if (event.key.toLowerCase() === 's') {
        event.preventDefault()
        toSlip()
      } else movePriceFocus(current, event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toSlip])
}
