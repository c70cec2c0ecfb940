import { useLayoutEffect, useRef } from 'react'

/** A match opens at its top; the board restores its scroll position. */
export const useMatchScroll = (match: string | null): void => {
  const shown = useRef(match)
  const boardTop = useRef(0)
  useLayoutEffect(() => {
    if (shown.current === match) return undefined
    if (shown.current === null) boardTop.current = scrollY
    shown.current = match
    // The rows are rendered a frame after mounting; before that the page is too short to scroll.
    const frame = requestAnimationFrame(() => scrollTo(0, match === null ? boardTop.current : 0))
    return () => cancelAnimationFrame(frame)
  }, [match])
}
