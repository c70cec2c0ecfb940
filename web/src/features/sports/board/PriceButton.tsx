import type { ReactNode } from 'react'

interface PriceButtonProps {
  picked: boolean
  onPress: () => void
  className: string
  children: ReactNode
}

/** Puts a price into the slip, or takes it out; `data-price` is for the arrow keys. */
export function PriceButton({ picked, onPress, className, children }: PriceButtonProps) {
  return (
    <button type="button" data-price aria-pressed={picked} onClick={onPress} className={className}>
      {children}
    </button>
  )
}
