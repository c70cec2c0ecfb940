import { sharedChain } from '@xinghe/contract/games-shared.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { ChainFacts } from '../../fair/draw/ChainFacts.tsx'
import { chainText as words } from '../../fair/draw/messages.ts'

/** The chain that the rounds of a table come from; each of the member's bets links to its own proof. */
export function TableFairness({ code }: { code: TableCode }) {
  const t = useText()
  const { data, isError } = useCall(sharedChain, { table: code })
  const chain = data?.chains.find(({ used, length }) => used < length)
  if (isError && data === undefined) return null
  return (
    <section className="mt-6">
      <h3 className="text-16 font-semibold">{t(words.title)}</h3>
      <p className="my-2">{t(words.intro)}</p>
      {chain === undefined ? <Skeleton className="h-20" /> : <ChainFacts chain={chain} />}
    </section>
  )
}
