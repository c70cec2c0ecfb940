import { fenToCny } from '@xinghe/rules/base/money.ts'
import { bullets } from '@xinghe/rules/games/fishing/cannon.ts'
import {
  fishKind,
  fishKindCodes,
  mostMultiple,
  type FishKindCode,
} from '@xinghe/rules/games/fishing/fish-kind.ts'
import { fishNames } from '@xinghe/rules/games/fishing/texts.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Returns } from '../rules/Returns.tsx'
import { FishPicture } from './art/FishPicture.tsx'
import { fishingText as words } from './words/messages.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 first:mt-0">
      <h3 className="text-16 font-semibold">{title}</h3>
      <div className="mt-2 grid gap-2 text-14 text-muted">{children}</div>
    </section>
  )
}

/** Every fish with what it pays, how a shot is charged and drawn, and the return. */
export function FishingRules({ code }: { code: string }) {
  const t = useText()
  const timesOf = (kind: FishKindCode): string => {
    const [prize, ...more] = fishKind(kind).prizes
    const times = String(prize?.multiple ?? 0)
    const most = more.at(-1)
    return t(words.times, { times: most === undefined ? times : `${times}–${most.multiple}` })
  }
  const chestPrizes = fishKind('chest')
    .prizes.map(({ multiple, share }) => t(words.chestPrize, { times: multiple, share }))
    .join('、')
  const [least, most] = [bullets[0] ?? 0n, bullets.at(-1) ?? 0n]
  return (
    <div>
      <Part title={t(words.fishTitle)}>
        <p>{t(words.fishLine)}</p>
        <ul className="grid grid-cols-2 gap-3 desk:grid-cols-3">
          {fishKindCodes.map((kind) => (
            <li key={kind} className="flex items-center gap-3">
              <FishPicture kind={kind} label={t(fishNames[kind])} />
              <span>
                <span className="block text-ink">{t(fishNames[kind])}</span>
                <strong className="font-num text-ink">{timesOf(kind)}</strong>
              </span>
            </li>
          ))}
        </ul>
        <p>{t(words.chestLine, { prizes: chestPrizes })}</p>
      </Part>
      <Part title={t(words.howTitle)}>
        <p>{t(words.howCharge)}</p>
        <p>{t(words.howShared)}</p>
        <p>{t(words.howSeat)}</p>
        <p>{t(words.howSimulated)}</p>
        <p>{t(words.howHands)}</p>
        <p>{t(words.howFair)}</p>
      </Part>
      <Returns code={code} names={{ 'every fish': words.everyFish }} />
      <Part title={t(words.limitsTitle)}>
        <p>
          {t(words.limitsLine, {
            least: fenToCny(least),
            most: fenToCny(most),
            times: mostMultiple,
          })}
        </p>
      </Part>
    </div>
  )
}
