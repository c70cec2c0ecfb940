import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { ShotState } from '@xinghe/rules/games/fishing/shoot.ts'
import { fishNames } from '@xinghe/rules/games/fishing/texts.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { FishPicture } from '../art/FishPicture.tsx'
import { fishingText as words } from '../words/messages.ts'

/** A call of the history again: its fish, and what became of each. */
export function ReplayedShots({ round }: { round: SoloRoundView }) {
  const t = useText()
  // The view is stored as the rules of this version made it.
  const { hits } = round.view as unknown as ShotState
  return (
    <section
      aria-label={t(words.replayed)}
      className="absolute inset-0 grid place-items-center bg-art-shade/60 p-4"
    >
      <ul className="grid gap-3 rounded-lg bg-art-shade/90 p-5">
        {hits.map(({ fish, kind, bullet, multiple, void: reason }) => (
          <li key={fish} className="flex items-center gap-4 text-14">
            <FishPicture kind={kind} label={t(fishNames[kind])} />
            <span>
              {t(fishNames[kind])} <span className="font-num">{fenToCny(BigInt(bullet))}</span>
            </span>
            <strong className="ml-auto font-num">
              {reason !== null
                ? t(words.replayVoid)
                : multiple > 0
                  ? fenToCny(BigInt(bullet * multiple))
                  : t(words.replayMissed)}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
