import { colourOf } from '@xinghe/rules/games/tables/roulette-layout.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { tableText as words } from '../words/messages.ts'
import './road-panel.css'

const countOf = (numbers: readonly number[], colour: string): number =>
  numbers.filter((number) => colourOf(number) === colour).length

/** The last numbers of the wheel, the newest first. */
export function NumberPanel({ draws }: { draws: readonly ShownDraw[] }) {
  const t = useText()
  const numbers = draws.map(({ numbers: [number = 0] }) => number)
  return (
    <section className="road-panel" aria-label={t(words.history)}>
      <h2 className="text-14 font-semibold">{t(words.history)}</h2>
      {numbers.length === 0 ? (
        <p className="road-note">{t(words.noHistory)}</p>
      ) : (
        <>
          <p className="font-num text-13">
            {t(words.colours, {
              red: countOf(numbers, 'red'),
              black: countOf(numbers, 'black'),
              zero: countOf(numbers, 'green'),
            })}
          </p>
          <ol className="number-history font-num" aria-label={t(words.history)}>
            {draws.map(({ id, numbers: [number = 0] }) => (
              <li key={id} data-colour={colourOf(number)}>
                {number}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="road-note">{t(words.wheelFresh)}</p>
    </section>
  )
}
