import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { Chip } from '../art/Chip.tsx'

interface ChipStackProps {
  /** The chip that was chosen. */
  stake: Fen
  amount: Fen
}

const most = 5

/** The stake on the felt, as many chips of its value as it holds. */
export function ChipStack({ stake, amount }: ChipStackProps) {
  const count = Math.min(most, Math.max(1, Number(amount / stake)))
  return (
    <span className="chip-stack">
      <span className="chip-pile">
        {Array.from({ length: count }, (_, place) => (
          <Chip key={place} value={stake} className="chip-in-pile" />
        ))}
      </span>
      <span className="chip-amount font-num">{fenToCny(amount)}</span>
    </span>
  )
}
