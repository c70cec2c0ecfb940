import { fenToCny } from '@xinghe/rules/base/money.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { poolNames, symbolNames } from '@xinghe/rules/games/slots/texts.ts'
import { slotText as words } from '../words/messages.ts'
import type { SlotScene } from '../scene/slot-scene.ts'
import { payInFen } from './show-round.ts'
import type { Told } from './use-slot-play.ts'
import { useWinCycle } from './use-win-cycle.ts'
import { winSize } from './win-size.ts'

interface RoundPlaqueProps {
  machine: Machine
  told: Told
  busy: boolean
  scene: SlotScene | null
}

const plate = 'rounded-full px-5 py-1.5 shadow-2 max-desk:px-3.5 max-desk:py-1'
const dark = `${plate} bg-art-shade/85 text-art-ink`
const golden = `${plate} bg-art-gold font-bold text-art-gold-ink`

/** What the reels have brought, over the stage: free spins above, the win below. */
export function RoundPlaque({ machine, told, busy, scene }: RoundPlaqueProps) {
  const t = useText()
  const { elsewhere, free, over, pools, spin, stake, total } = told
  const shown = useWinCycle(scene, spin, !busy)
  const size = winSize(total, stake)
  const win = shown === null ? undefined : spin?.wins[shown]
  const gold = over && (size === 'win' || size === 'big' || size === 'huge')
  const great = over && (size === 'big' || size === 'huge')
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-between p-2 desk:p-4">
      <div className="min-h-9">
        {free !== null && (
          <p className={classNames(dark, 'text-14 font-semibold')}>
            {free.at === 0
              ? t(words.freeWon, { count: free.count })
              : t(words.freeAt, { at: free.at, count: free.count })}
            {free.at > 0 && (
              <span className="ml-3 font-num">
                {t(words.freeTotal, { amount: fenToCny(total) })}
              </span>
            )}
          </p>
        )}
      </div>
      {great && (
        <p className="rounded-lg bg-art-shade/85 px-10 py-4 text-center shadow-2 max-desk:px-6">
          <span className="block text-20 font-semibold text-art-gold">
            {t(size === 'huge' ? words.huge : words.big)}
          </span>
          <span className="block font-num text-40 font-bold text-art-gold">{fenToCny(total)}</span>
        </p>
      )}
      <div className="flex min-h-16 flex-col items-center justify-end gap-1.5">
        {pools.map(
          (pool) =>
            over && (
              <p key={pool.code} className={classNames(golden, 'text-16')}>
                {t(words.poolWon, {
                  pool: t(poolNames[pool.code] ?? ''),
                  amount: fenToCny(pool.amount),
                })}
              </p>
            ),
        )}
        {win !== undefined && (
          <p className={classNames(dark, 'text-13')}>
            {t(words.winLine, {
              where:
                win.line === null
                  ? t(words.ways, { ways: win.ways })
                  : t(words.line, { line: win.line + 1 }),
              symbol: t(symbolNames[machine.code][win.symbol] ?? ''),
              count: win.count,
              amount: fenToCny(payInFen(machine, stake, win.pay)),
            })}
          </p>
        )}
        {elsewhere !== null && (
          <p role="status" className={classNames(dark, 'text-16')}>
            {t(words.elsewhere, {
              game: t(gameName(elsewhere.gameCode)),
              amount: fenToCny(elsewhere.payout),
            })}
          </p>
        )}
        {size !== 'none' && !great && (
          <p className={classNames(gold ? golden : dark, 'font-num text-20')}>{fenToCny(total)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {over && (size === 'none' ? t(words.noWin) : t(words.result, { amount: fenToCny(total) }))}
      </p>
    </div>
  )
}
