import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'

interface Issued {
  readonly kind: CardKind
  /** The bank's code. */
  readonly issuer: string
}

const hues = { alipay: 245, trc20: 165, erc20: 275 } as const

/** A hue of its own for every bank, the same on every device. */
const hueOf = ({ kind, issuer }: Issued): number => {
  if (kind !== 'bank') return hues[kind]
  const sum = Array.from(issuer).reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7)
  return (sum * 47) % 360
}

/** Both ends are dark enough for white text, whatever the hue: lightness is set, not guessed. */
export const cardGround = (card: Issued): string => {
  const hue = hueOf(card)
  return `linear-gradient(125deg, oklch(0.33 0.08 ${hue}), oklch(0.48 0.115 ${(hue + 28) % 360}))`
}
