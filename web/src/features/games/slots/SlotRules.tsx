import { isSlotCode, machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { type Machine, scatter, wild } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Returns } from '../rules/Returns.tsx'
import { LineDiagram } from './LineDiagram.tsx'
import { symbolNames } from '@xinghe/rules/games/slots/texts.ts'
import { slotText as words } from './words/messages.ts'
import { SymbolPicture } from './SymbolPicture.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 first:mt-0">
      <h3 className="text-16 font-semibold">{title}</h3>
      <div className="mt-2 text-14 text-muted">{children}</div>
    </section>
  )
}

/** `0.06`, `12`: a pay as a multiple of the stake. */
const timesText = (pay: number, unit: number): string =>
  String(Math.round((pay / unit) * 100) / 100)

const paysOf = (pays: readonly number[]): { count: number; pay: number }[] =>
  pays.map((pay, count) => ({ count, pay })).filter(({ pay }) => pay > 0)

function PayTable({ machine }: { machine: Machine }) {
  const t = useText()
  const names = symbolNames[machine.code]
  return (
    <ul className="grid grid-cols-2 gap-3 desk:grid-cols-3">
      {Object.entries(machine.pays).map(([letter, pays]) => (
        <li key={letter} className="flex items-center gap-3">
          <SymbolPicture code={machine.code} letter={letter} label={t(names[letter] ?? '')} />
          <dl className="min-w-0 text-13">
            <dt className="text-ink">{t(names[letter] ?? '')}</dt>
            {paysOf(pays).map(({ count, pay }) => (
              <dd key={count} className="font-num">
                {t(words.reels, { count })}{' '}
                <strong className="text-ink">
                  {t(words.payTimes, { times: timesText(pay, machine.unit) })}
                </strong>
              </dd>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Features({ machine }: { machine: Machine }) {
  const t = useText()
  const { code, free, scatterPrizes } = machine
  return (
    <ul className="grid gap-3">
      <li className="flex items-center gap-3">
        <SymbolPicture code={code} letter={wild} label={t(words.wild)} />
        <p>
          <strong className="text-ink">{t(words.wild)}</strong>{' '}
          {t(free === null ? words.wildAll : words.wildLine)}
          {free !== null && free.wildCount > 1 && ` ${t(words.wildThree)}`}
        </p>
      </li>
      {free !== null && (
        <li className="flex items-center gap-3">
          <SymbolPicture code={code} letter={scatter} label={t(words.scatter)} />
          <div>
            <strong className="text-ink">{t(words.scatter)}</strong>
            {scatterPrizes.map(({ count, stakes, freeSpins }) => (
              <p key={count}>{t(words.scatterLine, { count, times: stakes, spins: freeSpins })}</p>
            ))}
            <p>
              {free.multiplier > 1
                ? t(words.freeMultiplier, { times: free.multiplier })
                : t(words.freePlain)}
            </p>
          </div>
        </li>
      )}
    </ul>
  )
}

/** Names of the bets in the table of returns. */
const betNames = { 'base game': words.rtpBase, 'with pools (+3/200)': words.rtpPools }

/** Pays, features, odds of the pools and the exact return of a machine. */
export function SlotRules({ code }: { code: string }) {
  const t = useText()
  if (!isSlotCode(code)) throw new Error(`${code} is no slot machine`)
  const machine = machines[code]
  const { free, lines, maxPay, rows, strips, unit } = machine
  return (
    <>
      <Returns code={code} names={betNames} />
      <p className="mt-2 text-14 text-muted">{t(words.most, { times: timesText(maxPay, unit) })}</p>
      <Part title={t(words.pays)}>
        <p className="mb-3">{t(words.paysLine)}</p>
        <PayTable machine={machine} />
      </Part>
      <Part title={t(free === null ? words.wild : words.freeTitle)}>
        <Features machine={machine} />
      </Part>
      {lines === null ? (
        <Part title={t(words.waysTitle, { count: rows ** strips.length })}>
          {t(words.waysLine)}
        </Part>
      ) : (
        <Part title={t(words.linesTitle, { count: lines.length })}>
          <ol className="flex flex-wrap gap-2">
            {lines.map((line, index) => (
              <li key={line.join('')}>
                <LineDiagram line={line} rows={rows} label={t(words.line, { line: index + 1 })} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part title={t(words.poolsTitle)}>
        <p>{t(words.poolsLine)}</p>
        <p className="mt-2">{t(words.paceLine)}</p>
      </Part>
    </>
  )
}
