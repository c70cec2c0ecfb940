import { useLayoutEffect, useRef, type RefObject } from 'react'

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** For a strip of links that scrolls sideways: centres the link of the current page. */
export const useActiveInSight = (path: string): RefObject<HTMLElement | null> => {
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = strip.current
    const active = box?.querySelector(`[href="${CSS.escape(path)}"]`) ?? null
    // The strip alone is moved: scrolling into view would move the page as well.
    if (active !== null) box?.scrollBy({ left: middleOf(active) - middleOf(box) })
  }, [path])
  return strip
}
