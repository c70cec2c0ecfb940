import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { focusableIn } from './focusable.ts'

const leaveMs = 160

type DialogProps = {
  open: boolean
  /** Called by Esc, the close button and, where allowed, the backdrop; the caller sets `open`. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Given: a close button. */
  closeLabel?: string | undefined
  hideTitle?: boolean | undefined
  closeOnEscape?: boolean | undefined
  closeOnBackdrop?: boolean | undefined
  /** `side` is a drawer at the right edge, and on a phone a sheet like the others. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'side' | undefined
  /** The content draws its own edges, for instance a picture. */
  flush?: boolean | undefined
}

const widths = {
  sm: 'desk:w-96',
  md: 'desk:w-[30rem]',
  lg: 'desk:w-[42rem]',
  xl: 'desk:w-[60rem]',
  side: 'desk:my-0 desk:mr-0 desk:h-dvh desk:max-h-dvh desk:w-[28rem] desk:rounded-r-none',
} as const

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const stops = focusableIn(event.currentTarget)
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const outside = document.activeElement === event.currentTarget && event.shiftKey
  if (stops.length > 0 && !outside && document.activeElement !== edge) return
  event.preventDefault()
  const next = event.shiftKey ? stops.at(-1) : stops[0]
  next?.focus()
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  closeLabel,
  hideTitle,
  closeOnEscape = true,
  closeOnBackdrop = false,
  size = 'md',
  flush,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()
  // The content is unmounted, with typed text, only after the closing animation.
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setPresent(false), leaveMs)
    return () => clearTimeout(timer)
  }, [open])

  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return undefined
    opener.current = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      focusOn(opener.current)
    }
  }, [open])

  // Once more after the commit, at the end of which React restores the focus.
  useEffect(() => {
    if (!open) return undefined
    return () => focusOn(opener.current)
  }, [open])

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file input inside sends a cancel of its own.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (closeOnEscape) onClose()
  }

  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // Some browsers close on a second Esc although the cancel event was prevented. A dialog that is open again
    // by the time the event comes was closed by an effect that ran twice.
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return
    if (closeOnEscape) onClose()
    else event.currentTarget.showModal()
  }

  if (!present) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its own Esc, Tab and backdrop
    <dialog
      ref={element}
      aria-labelledby={titleId}
      closedby={closeOnEscape ? 'closerequest' : 'none'}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={keepFocusInside}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Both ends of the press, so that dragging a selection out of a field closes nothing.
        const outside = event.target === event.currentTarget && pressedOutside.current
        if (outside && closeOnBackdrop) onClose()
      }}
      className={classNames(
        'ui-dialog fixed inset-0 m-auto max-h-[calc(100dvh-4rem)] w-full max-w-[calc(100vw-2rem)] flex-col overflow-hidden overscroll-contain rounded-lg border border-line bg-raised text-ink shadow-2 open:flex',
        'max-desk:top-auto max-desk:bottom-0 max-desk:mb-0 max-desk:max-h-[88dvh] max-desk:max-w-none max-desk:rounded-b-none max-desk:border-x-0 max-desk:border-b-0',
        widths[size],
      )}
    >
      <header
        className={classNames(
          'flex shrink-0 items-center justify-between gap-4 pr-3 pl-6 max-desk:pl-4',
          hideTitle ? 'absolute top-3 right-0 z-1' : 'h-14 border-b border-line',
        )}
      >
        <h2 id={titleId} className={hideTitle ? 'sr-only' : 'truncate text-16 font-semibold'}>
          {title}
        </h2>
        {closeLabel && (
          <IconButton icon="close" label={closeLabel} size="sm" onClick={onClose} round />
        )}
      </header>
      <div
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          !flush && 'px-6 py-5 max-desk:px-4',
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex shrink-0 justify-end gap-3 border-t border-line px-6 py-4 max-desk:px-4 max-desk:pb-[max(1rem,env(safe-area-inset-bottom))] max-desk:*:flex-1">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
