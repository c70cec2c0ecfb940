import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'

interface ResultPillProps {
  label: string
  staked: Fen
  paid: Fen
}

const signed = (net: Fen): string => (net > 0n ? `+${fenToCny(net)}` : fenToCny(net))

/** Gold only above the stake: a return at or below it is a plain number. */
export function ResultPill({ label, staked, paid }: ResultPillProps) {
  const net = paid - staked
  return (
    <span className="result-pill" data-won={net > 0n || undefined}>
      {label}
      <span className="font-num">{signed(net)}</span>
    </span>
  )
}
