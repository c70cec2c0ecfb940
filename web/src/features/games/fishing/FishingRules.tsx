import { returnTable } from '@xinghe/contract/games-play.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { bullets } from '@xinghe/rules/games/fishing/cannon.ts'
import {
  fishKind,
  fishKindCodes,
  type FishKindCode,
} from '@xinghe/rules/games/fishing/fish-kind.ts'
import { fishNames } from '@xinghe/rules/games/fishing/texts.ts'
import type { ReactNode } from 'react'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
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
  const { data } = useCall(returnTable, { gameCode: code })
  const timesOf = (kind: FishKindCode): string => {
    const [prize, ...more] = fishKind(kind).prizes
    return more.length > 0 ? t(words.chestTimes) : t(words.times, { times: prize?.multiple ?? 0 })
  }
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
        <p>{t(words.chestLine)}</p>
      </Part>
      <Part title={t(words.howTitle)}>
        <p>{t(words.howCharge)}</p>
        <p>{t(words.howShared)}</p>
        <p>{t(words.howSeat)}</p>
        <p>{t(words.howHands)}</p>
        <p>{t(words.howFair)}</p>
      </Part>
      <Part title={t(words.rtpTitle)}>
        <p>{t(words.rtpLine, { percent: data?.[0]?.percent ?? '96.0000%' })}</p>
      </Part>
      <Part title={t(words.limitsTitle)}>
        <p>{t(words.limitsLine, { least: fenToCny(least), most: fenToCny(most) })}</p>
      </Part>
    </div>
  )
}
