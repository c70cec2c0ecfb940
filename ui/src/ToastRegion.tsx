import { useLayoutEffect, useRef, type ReactNode } from 'react'

type ToastRegionProps = {
  children: ReactNode
  /** Changes with every new toast. */
  latest: string | number | undefined
  label: string
  /** Dims the page and takes the presses, for work that must not be disturbed. */
  mask?: boolean | undefined
  onMaskClick?: (() => void) | undefined
}

/** Holds the toasts at the bottom, above everything, dialogs included. */
export function ToastRegion({ children, latest, label, mask, onMaskClick }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)

  // Shown anew each time: a dialog opened since would otherwise lie above it.
  useLayoutEffect(() => {
    const element = region.current
    if (latest === undefined || !element) return undefined
    element.showPopover()
    return () => element.hidePopover()
  }, [latest])

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none flex-col items-center justify-end gap-2 overflow-hidden bg-transparent pb-[calc(env(safe-area-inset-bottom)+var(--toast-bottom,4.5rem))] open:flex"
    >
      {mask && (
        <div
          aria-hidden
          onClick={onMaskClick}
          className="pointer-events-auto absolute inset-0 -z-1 bg-backdrop"
        />
      )}
      {children}
    </section>
  )
}
