import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'

interface Issued {
  readonly kind: CardKind
  /** The bank's code. */
  readonly issuer: string
}

const hues = { alipay: 245, trc20: 165, erc20: 275 } as const

/** Near the colour that members know the bank by. */
const bankHues: Readonly<Record<string, number>> = {
  ICBC: 20,
  BOC: 15,
  CMB: 22,
  CITIC: 24,
  HXB: 18,
  GDB: 26,
  BOB: 20,
  CZB: 34,
  ABC: 168,
  PSBC: 155,
  CMBC: 178,
  CCB: 250,
  BOCOM: 262,
  SPDB: 255,
  CIB: 248,
  CBHB: 238,
  HFB: 232,
  BOS: 258,
  JSB: 246,
  PAB: 48,
  NBCB: 62,
  CEB: 308,
}

/** The same on every device, for a bank that is not in the table too. */
const hueOf = ({ kind, issuer }: Issued): number => {
  if (kind !== 'bank') return hues[kind]
  const known = bankHues[issuer]
  if (known !== undefined) return known
  const sum = Array.from(issuer).reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7)
  return (sum * 47) % 360
}

/** Both ends are dark enough for white text, whatever the hue: lightness is set, not guessed. */
export const cardGround = (card: Issued): string => {
  const hue = hueOf(card)
  return `linear-gradient(125deg, oklch(0.33 0.08 ${hue}), oklch(0.48 0.115 ${(hue + 28) % 360}))`
}
