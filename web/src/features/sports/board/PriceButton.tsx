import type { ReactNode } from 'react'

interface PriceButtonProps {
  picked: boolean
  onPress: () => void
  className: string
  children: ReactNode
}

/** Puts a price into the slip, or takes it out; `data-price` is for the arrow keys and the look of quick betting. */
export function PriceButton({ picked, onPress, className, children }: PriceButtonProps) {
  return (
    <button type="button" data-price aria-pressed={picked} onClick={onPress} className={className}>
      {children}
    </button>
  )
}
