import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'

/** What members won, in the colour of a rise, or lost, in that of a fall. */
export function NetAmount({ net }: { net: Fen }) {
  const tone = net > 0n ? 'text-rise' : net < 0n ? 'text-fall' : undefined
  return <span className={tone}>{`${net > 0n ? '+' : ''}${fenToCny(net)}`}</span>
}
