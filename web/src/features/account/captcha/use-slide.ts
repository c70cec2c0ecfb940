import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import { addPoint, clampOffset, keyMove } from './track.ts'

interface Grip {
  /** Where the pointer took hold, in screen pixels. */
  readonly pointerX: number
  readonly pieceX: number
  /** Picture pixels for one screen pixel of the bar. */
  readonly scale: number
}

/**
 * The slide by pointer or keys: where the piece is, in picture pixels from its start, and how it came
 * there. `onDrop` gets the whole track.
 */
export const useSlide = (
  max: number,
  locked: boolean,
  onDrop: (track: readonly SlidePoint[]) => void,
) => {
  const [x, setX] = useState(0)
  const [dragging, setDragging] = useState(false)
  const grip = useRef<Grip | null>(null)
  const startedAt = useRef(0)
  const track = useRef<readonly SlidePoint[]>([])

  const begin = () => {
    startedAt.current = performance.now()
    track.current = [{ ms: 0, x: 0 }]
  }

  const moveTo = (to: number) => {
    const offset = clampOffset(to, max)
    track.current = addPoint(track.current, {
      ms: performance.now() - startedAt.current,
      x: offset,
    })
    setX(offset)
  }

  const back = () => {
    grip.current = null
    track.current = []
    setDragging(false)
    setX(0)
  }

  return {
    x,
    dragging,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const bar = event.currentTarget.parentElement
        if (locked || event.button !== 0 || !bar) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const travel = bar.clientWidth - event.currentTarget.offsetWidth
        grip.current = { pointerX: event.clientX, pieceX: x, scale: max / Math.max(1, travel) }
        if (x === 0) begin()
        setDragging(true)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = grip.current
        if (from) moveTo(from.pieceX + (event.clientX - from.pointerX) * from.scale)
      },
      onPointerUp() {
        if (!grip.current) return
        grip.current = null
        setDragging(false)
        // A click without movement is not an attempt.
        if (x > 0) onDrop(track.current)
      },
      onPointerCancel: back,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (locked || grip.current) return
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          if (x > 0) onDrop(track.current)
          return
        }
        const to = keyMove(event.key, x, max)
        if (to === undefined) return
        event.preventDefault()
        if (x === 0) begin()
        moveTo(to)
      },
    },
  }
}
