import { useLayoutEffect, useRef } from 'react'

/** A match opens at its top; the board comes back where it was left. */
export const useMatchScroll = (match: string | null): void => {
  const shown = useRef(match)
  const boardTop = useRef(0)
  useLayoutEffect(() => {
    if (shown.current === match) return undefined
    if (shown.current === null) boardTop.current = scrollY
    shown.current = match
    // The rows of the board are drawn a moment after it is mounted; before, the page is too short.
    const frame = requestAnimationFrame(() => scrollTo(0, match === null ? boardTop.current : 0))
    return () => cancelAnimationFrame(frame)
  }, [match])
}
