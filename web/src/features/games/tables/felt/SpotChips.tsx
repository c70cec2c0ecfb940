import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Chip } from '../../cards/art/Chip.tsx'
import { chipValues } from '../chips/use-chips.ts'

/** `1234500n` → `12,345`: stakes are whole yuan. */
const wholeText = (amount: Fen): string => fenToGroupedText(amount).replace(/\.00$/, '')

/** The greatest chip that the amount has. */
const chipOf = (amount: Fen): Fen =>
  chipValues.findLast((value) => value <= amount) ?? chipValues[0] ?? amount

/**
 * The member's chips on a spot, sent or waiting for confirmation. CSS prints the amount from `data-amount`: as
 * text it would have to be part of the button's label.
 */
export function SpotChips({ laid, staked }: { laid: Fen; staked: Fen }) {
  const amount = laid + staked
  if (amount === 0n) return null
  return (
    <span className="spot-chips" data-waiting={laid > 0n || undefined} aria-hidden>
      <Chip value={chipOf(amount)} className="spot-chip" unmarked />
      <span className="spot-amount font-num" data-amount={wholeText(amount)} />
    </span>
  )
}
