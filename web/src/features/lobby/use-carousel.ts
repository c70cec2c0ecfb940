import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'

const autoplayMs = 6_000
const swipePx = 40

const calmQuery = '(prefers-reduced-motion: reduce)'

const useCalm = (): boolean => {
  const [calm, setCalm] = useState(() => matchMedia(calmQuery).matches)
  useEffect(() => {
    const query = matchMedia(calmQuery)
    const listen = (): void => setCalm(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  return calm
}

/** Moves by one and comes round at both ends. */
export const stepped = (at: number, by: number, count: number): number =>
  count === 0 ? 0 : (at + by + count) % count

export interface Carousel {
  readonly at: number
  readonly playing: boolean
  readonly go: (to: number) => void
  readonly toggle: () => void
  readonly frame: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: () => void
    onFocus: () => void
    onBlur: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/** The shown slide. Paused on hover, on focus and for reduced motion. */
export const useCarousel = (count: number): Carousel => {
  const [shown, setShown] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const calm = useCalm()
  // The list may have become shorter since.
  const at = Math.min(shown, Math.max(0, count - 1))
  const playing = !stopped && !calm && count > 1
  const running = playing && !hovered && !focused && pressedAt === null

  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setShown(stepped(at, 1, count)), autoplayMs)
    return () => clearTimeout(timer)
  }, [running, at, count])

  const swipeEnd = (event: PointerEvent): void => {
    if (pressedAt === null) return
    const moved = event.clientX - pressedAt
    setPressedAt(null)
    if (Math.abs(moved) >= swipePx) setShown(stepped(at, moved < 0 ? 1 : -1, count))
  }

  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: stepped(at, -1, count),
    ArrowRight: stepped(at, 1, count),
  }

  return {
    at,
    playing,
    go: setShown,
    toggle: () => setStopped(playing),
    frame: {
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: (event) => {
        setHovered(false)
        swipeEnd(event)
      },
      onPointerDown: (event) => setPressedAt(event.pointerType === 'mouse' ? null : event.clientX),
      onPointerUp: swipeEnd,
      onPointerCancel: () => setPressedAt(null),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown: (event) => {
        const to = keys[event.key]
        if (to === undefined || count < 2) return
        event.preventDefault()
        setShown(to)
      },
    },
  }
}
