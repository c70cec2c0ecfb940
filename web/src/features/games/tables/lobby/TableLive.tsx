import { bigRoad } from '@xinghe/rules/games/tables/roads/big-road.ts'
import { colourOf } from '@xinghe/rules/games/tables/roulette-layout.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { useTable, type ShownDraw } from '../../round/use-table.ts'
import { BigMark } from '../roads/marks.tsx'
import { RoadGrid } from '../roads/RoadGrid.tsx'
import { shoeRounds } from '../roads/shoe-rounds.ts'
import { sideNamesOf } from '../roads/side-names.ts'
import { useMoment } from '../round/use-moment.ts'
import { tableText as words } from '../words/messages.ts'
import './table-live.css'

function MiniRoad({ code, draws }: { code: TableCode; draws: readonly ShownDraw[] }) {
  const t = useText()
  const rounds = shoeRounds(code, draws)
  const cells = bigRoad(rounds)
  const last = rounds.at(-1)
  const road = t(words.bigRoad)
  return (
    <RoadGrid
      label={
        last === undefined
          ? t(words.roadEmpty, { road })
          : t(words.roadLabel, { road, count: cells.length, last: t(sideNamesOf(code)[last.side]) })
      }
      cells={cells.map((cell) => ({ ...cell, mark: <BigMark cell={cell} /> }))}
      columns={20}
      className="mini-road"
    />
  )
}

function LastNumbers({ draws }: { draws: readonly ShownDraw[] }) {
  const t = useText()
  return (
    <ol className="mini-numbers font-num" aria-label={t(words.history)}>
      {draws.slice(0, 10).map(({ id, numbers: [number = 0] }) => (
        <li key={id} data-colour={colourOf(number)}>
          {number}
        </li>
      ))}
    </ol>
  )
}

/** A table on its card in the lobby: its phase with the time left, and what came. */
export function TableLive({ code }: { code: TableCode }) {
  const t = useText()
  const { table } = useTable(code)
  const draws = table?.draws ?? []
  const { phase, until } = useMoment(code, table?.round ?? null, draws[0] ?? null)
  const shown = phase === 'dealing' ? draws.slice(1) : draws
  const label = t(phase === 'betting' ? words.untilClose : words.untilNext)
  return (
    <div className="mt-2 min-h-[6.5rem] space-y-1.5 border-t border-line pt-2 text-12">
      <p className="flex items-baseline justify-between gap-2 text-muted">
        <span>{t(words[phase])}</span>
        {until !== null && phase !== 'dealing' && (
          <Countdown
            until={until}
            now={serverNow}
            label={label}
            className="font-num text-14 font-semibold text-ink"
          />
        )}
      </p>
      {code === 'RL1' ? <LastNumbers draws={shown} /> : <MiniRoad code={code} draws={shown} />}
    </div>
  )
}
