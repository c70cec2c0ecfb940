import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

/** Within this distance of the end the list follows new messages. */
const followPx = 64
const overscanPx = 300
const estimatedPx = 56

type Heights = ReadonlyMap<string, number>

interface Anchor {
  readonly key: string
  /** Distance of the row's top from the top of the box. */
  readonly fromTop: number
}

interface VirtualRows {
  readonly boxRef: RefObject<HTMLDivElement | null>
  readonly from: number
  readonly to: number
  readonly beforePx: number
  readonly afterPx: number
  readonly following: boolean
  readonly onScroll: () => void
  readonly toEnd: () => void
  /** Scrolls to a row, for instance to focus it. */
  readonly show: (index: number) => void
}

/** The heights of the rows that are drawn; the same map where nothing changed. */
const measured = (box: HTMLElement, known: Heights): Heights => {
  const changed = new Map<string, number>()
  for (const row of box.querySelectorAll<HTMLElement>('[data-row]')) {
    const key = row.dataset['row'] ?? ''
    if (known.get(key) !== row.offsetHeight) changed.set(key, row.offsetHeight)
  }
  return changed.size === 0 ? known : new Map([...known, ...changed])
}

const offsetsOf = (keys: readonly string[], heights: Heights): readonly number[] => {
  const offsets = [0]
  for (const key of keys) offsets.push((offsets.at(-1) ?? 0) + (heights.get(key) ?? estimatedPx))
  return offsets
}

const indexAt = (offsets: readonly number[], px: number): number =>
  Math.max(0, offsets.findIndex((offset) => offset > px) - 1)

/**
 * Which rows of a list are drawn. Heights are measured once a row is drawn. The end is followed while it is
 * near, else the row at the top stays where it is. `rows` changes with every content.
 */
export const useVirtualRows = (keys: readonly string[], rows: unknown): VirtualRows => {
  const boxRef = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const [heights, setHeights] = useState<Heights>(new Map())
  const [following, setFollowing] = useState(true)
  const [place, setPlace] = useState({ top: 0, height: 600, width: 0 })
  const offsets = useMemo(() => offsetsOf(keys, heights), [keys, heights])

  const total = offsets.at(-1) ?? 0
  const top = following ? Math.max(0, total - place.height) : place.top
  const from = indexAt(offsets, top - overscanPx)
  const beyond = offsets.findIndex((offset) => offset > top + place.height + overscanPx)
  const to = beyond === -1 ? keys.length : Math.min(keys.length, beyond)

  const look = (): void => {
    const box = boxRef.current
    // The page of an inactive tab has no size.
    if (box === null || box.clientHeight === 0) return
    const { scrollTop, clientHeight: height, clientWidth: width } = box
    setPlace((now) =>
      now.top === scrollTop && now.height === height && now.width === width
        ? now
        : { top: scrollTop, height, width },
    )
    const at = indexAt(offsets, scrollTop)
    const key = keys[at]
    anchor.current = key === undefined ? null : { key, fromTop: (offsets[at] ?? 0) - scrollTop }
  }

  const onScroll = (): void => {
    const box = boxRef.current
    if (box === null || box.clientHeight === 0) return
    setFollowing(box.scrollHeight - box.scrollTop - box.clientHeight <= followPx)
    look()
  }

  useEffect(() => {
    const box = boxRef.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => {
      if (box.clientHeight === 0) return
      setPlace(({ top: before }) => ({
        top: before,
        height: box.clientHeight,
        width: box.clientWidth,
      }))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const box = boxRef.current
    if (box === null || box.clientHeight === 0) return
    setHeights(measured(box, heights))
    if (following) {
      box.scrollTop = box.scrollHeight
      return
    }
    if (anchor.current === null) return
    const at = keys.indexOf(anchor.current.key)
    const wanted = (offsets[at] ?? 0) - anchor.current.fromTop
    if (at >= 0 && Math.abs(wanted - box.scrollTop) > 1) box.scrollTop = wanted
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every drawing is measured
  }, [keys, rows, offsets, heights, from, to, following, place])

  return {
    boxRef,
    from,
    to,
    beforePx: offsets[from] ?? 0,
    afterPx: total - (offsets[to] ?? total),
    following,
    onScroll,
    toEnd: () => setFollowing(true),
    show: (index) => {
      const box = boxRef.current
      const [start, end] = [offsets[index], offsets[index + 1]]
      if (box === null || start === undefined || end === undefined) return
      if (start >= box.scrollTop && end <= box.scrollTop + box.clientHeight) return
      anchor.current = null
      setFollowing(false)
      box.scrollTop = start < box.scrollTop ? start : end - box.clientHeight
    },
  }
}
