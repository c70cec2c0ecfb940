import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { placePanel } from './place-panel.ts'

const openDelayMs = 200
const closeDelayMs = 120

type TooltipProps = {
  text: ReactNode
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const wrapper = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function after(delayMs: number, next: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const anchor = wrapper.current?.firstElementChild
    const panel = bubble.current
    if (!open || !anchor || !panel) return undefined
    panel.showPopover()
    placePanel(anchor, panel, 'top', 8)
    function leave(event: Event) {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      setOpen(false)
    }
    document.addEventListener('keydown', leave)
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', leave)
      window.removeEventListener('scroll', leave, { capture: true })
      panel.hidePopover()
    }
  }, [open])

  return (
    <span
      ref={wrapper}
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && after(openDelayMs, true)}
      onPointerLeave={() => after(closeDelayMs, false)}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
      onBlur={() => after(0, false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="ui-popover fixed m-0 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-12 text-page shadow-2"
      >
        {text}
      </span>
    </span>
  )
}
