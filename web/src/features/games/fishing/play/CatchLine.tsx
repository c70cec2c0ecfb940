import { fenToCny } from '@xinghe/rules/base/money.ts'
import { fishNames } from '@xinghe/rules/games/fishing/texts.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { fishingText as words } from '../words/messages.ts'
import type { ShownHit } from '../hits/shown-hits.ts'
import './catch-line.css'

/** What the last shots brought, in words; read out by a screen reader. */
export function CatchLine({ hits }: { hits: readonly ShownHit[] }) {
  const t = useText()
  const textOf = ({ kind, result, amount }: ShownHit): string =>
    t(words[result], { fish: t(fishNames[kind]), amount: fenToCny(amount) })
  const text = hits.map(textOf).join(' · ')
  const isChest = hits.some(({ kind, result }) => kind === 'chest' && result === 'caught')
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-2 top-16 mx-auto w-fit max-w-full rounded-full bg-art-shade/75 px-3 py-1 text-center text-13 text-art-ink empty:hidden"
    >
      {text !== '' && (
        <span key={text} className={isChest ? 'told-when-open' : undefined}>
          {text}
        </span>
      )}
    </p>
  )
}
