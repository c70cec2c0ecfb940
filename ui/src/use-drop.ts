import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { placePanel, type Placement } from './place-panel.ts'
import { focusableIn } from './focusable.ts'

const openDelayMs = 80
const closeDelayMs = 180

export type DropTrigger = {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type DropOptions = {
  opens: 'hover' | 'click'
  placement: Placement
  gapPx?: number | undefined
  /** The panel is as wide as its trigger. */
  fitsTrigger?: boolean | undefined
}

type Drop = {
  open: boolean
  panelId: string
  wrapperRef: RefObject<HTMLSpanElement | null>
  panelRef: RefObject<HTMLDivElement | null>
  trigger: DropTrigger
  wrapper: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  close: (returnFocus: boolean) => void
}

/**
 * A native popover under its trigger. The wrapper holds the trigger as its first child and the
 * panel as its last, so that hover, focus and Tab run through both as one.
 */
export function useDrop({ opens, placement, gapPx = 6, fitsTrigger = false }: DropOptions): Drop {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const wrapperRef = useRef<HTMLSpanElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A click keeps it open when the pointer leaves.
  const pinned = useRef(false)
  // Esc returns the focus to the trigger, which must not open the panel again.
  const dismissed = useRef(false)
  const focusInside = useRef(false)

  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }

  function close(returnFocus: boolean) {
    clearTimeout(timer.current)
    pinned.current = false
    dismissed.current = true
    const trigger = wrapperRef.current?.firstElementChild
    if (returnFocus && trigger instanceof HTMLElement) trigger.focus()
    setOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const anchor = wrapperRef.current?.firstElementChild
    const panel = panelRef.current
    if (!open || !anchor || !panel) return undefined
    const place = () => {
      if (fitsTrigger) panel.style.width = `${anchor.getBoundingClientRect().width}px`
      placePanel(anchor, panel, placement, gapPx)
    }
    panel.showPopover()
    place()
    if (focusInside.current) focusableIn(panel)[0]?.focus()
    focusInside.current = false

    function pressOutside(event: Event) {
      if (event.target instanceof Node && wrapperRef.current?.contains(event.target)) return
      pinned.current = false
      setOpen(false)
    }
    function escape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return
      // Esc belongs to the panel, not to the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      pinned.current = false
      dismissed.current = true
      if (panel?.contains(document.activeElement) && anchor instanceof HTMLElement) anchor.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', pressOutside)
    document.addEventListener('keydown', escape, true)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerdown', pressOutside)
      document.removeEventListener('keydown', escape, true)
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
      panel.hidePopover()
    }
  }, [open, placement, gapPx, fitsTrigger])

  const trigger: DropTrigger = {
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick() {
      if (open && (pinned.current || opens === 'click')) return close(false)
      pinned.current = true
      return show()
    },
    onKeyDown(event) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      pinned.current = true
      focusInside.current = true
      if (open && panelRef.current) focusableIn(panelRef.current)[0]?.focus()
      else show()
    },
  }

  const wrapper: Drop['wrapper'] = {
    onPointerEnter(event) {
      if (opens !== 'hover' || event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(show, openDelayMs)
    },
    onPointerLeave(event) {
      if (opens !== 'hover' || event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      if (!pinned.current) timer.current = setTimeout(() => setOpen(false), closeDelayMs)
    },
    onFocus(event) {
      if (opens !== 'hover' || open || dismissed.current) return
      if (event.target.matches(':focus-visible')) show()
    },
    onBlur(event) {
      if (wrapperRef.current?.contains(event.relatedTarget)) return
      dismissed.current = false
      // No next element: the window lost the focus, or a click handler decides.
      if (event.relatedTarget && open) setOpen(false)
    },
  }

  return { open, panelId, wrapperRef, panelRef, trigger, wrapper, close }
}
