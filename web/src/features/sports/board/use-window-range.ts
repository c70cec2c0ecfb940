import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { itemAt } from './item-heights.ts'

interface WindowRange {
  readonly listRef: RefObject<HTMLDivElement | null>
  /** The items to draw: from the first, up to and without the last. */
  readonly from: number
  readonly to: number
}

/** Drawn beyond both edges of the window, so that a quick scroll shows no gap. */
const overscanPx = 400

const rootPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Which items of a long list lie in the window; offsets are in rem. */
export const useWindowRange = (offsets: readonly number[]): WindowRange => {
  const listRef = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: 0, to: 12 })
  const count = offsets.length - 1
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = listRef.current?.getBoundingClientRect()
      // The page of an inactive tab has no size; it is measured when it is shown again.
      if (box === undefined || box.width === 0) return
      const unit = rootPx()
      const from = itemAt(offsets, (-box.top - overscanPx) / unit)
      const to = itemAt(offsets, (innerHeight - box.top + overscanPx) / unit) + 1
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }))
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [offsets])
  return {
    listRef,
    from: Math.min(range.from, Math.max(0, count - 1)),
    to: Math.min(range.to, count),
  }
}
