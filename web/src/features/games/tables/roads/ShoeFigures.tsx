import type { RoadRound } from '@xinghe/rules/games/tables/roads/road-round.ts'
import { shoeStatistics } from '@xinghe/rules/games/tables/roads/shoe-statistics.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import { sideNamesOf } from './side-names.ts'

/** What came in this shoe. */
export function ShoeFigures({ code, rounds }: { code: TableCode; rounds: readonly RoadRound[] }) {
  const t = useText()
  const names = sideNamesOf(code)
  const counts = shoeStatistics(rounds)
  const figures = [
    { key: 'count', name: t(words.count), count: counts.rounds },
    { key: 'red', name: t(names.red), count: counts.red },
    { key: 'blue', name: t(names.blue), count: counts.blue },
    { key: 'tie', name: t(names.tie), count: counts.tie },
    ...(code === 'DT1'
      ? []
      : [
          {
            key: 'red',
            name: t(words.pairOf, { side: t(names.red) }),
            count: counts.redPair,
          },
          {
            key: 'blue',
            name: t(words.pairOf, { side: t(names.blue) }),
            count: counts.bluePair,
          },
        ]),
  ]
  return (
    <dl className="shoe-figures" aria-label={t(words.statistics)}>
      {figures.map(({ key, name, count }) => (
        <div key={name} data-side={key}>
          <dt>{name}</dt>
          <dd className="font-num">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
