import { useEffect, useRef, type RefObject } from 'react'

/** Moves the strip alone: the page stays where it is. */
const bringToMiddle = (strip: Element, chosen: Element): void => {
  const { left, width } = strip.getBoundingClientRect()
  const box = chosen.getBoundingClientRect()
  strip.scrollLeft += box.left - left - (width - box.width) / 2
}

/** For the box around a strip that scrolls sideways: the chosen one of its children is brought into sight. */
export const useChosenInSight = (index: number): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = box.current?.firstElementChild
    const chosen = strip?.children[index]
    if (strip && chosen) bringToMiddle(strip, chosen)
  }, [index])
  return box
}
