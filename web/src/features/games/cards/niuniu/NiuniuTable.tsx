import {
  mostOthers,
  niuniuModes,
  type NiuniuChoice,
  type NiuniuView,
} from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { niuniuText as words } from '../words/messages.ts'
import type { CardPlay } from '../play/card-play.ts'
import { useReveal } from '../play/use-reveal.ts'
import { useRevealed } from '../play/use-revealed.ts'
import { ChoiceRow } from '../table/ChoiceRow.tsx'
import { StakeBar } from '../table/StakeBar.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { TableNotes } from '../table/TableNotes.tsx'
import { useStake } from '../table/use-stake.ts'
import { laidHands } from './laid-hands.ts'
import { NiuniuFelt } from './NiuniuFelt.tsx'
import { niuniuTold } from './niuniu-told.ts'

type Play = CardPlay<NiuniuView, NiuniuChoice, never>

const otherCounts = Array.from({ length: mostOthers + 1 }, (_, count) => count)

/** 牛牛: the whole table. */
export function NiuniuTable({ play }: { play: Play }) {
  const t = useText()
  const { round } = play
  const [stake, setStake] = useStake(play.stakes, round?.stake)
  const [choice, setChoice] = useState<NiuniuChoice>({
    mode: round?.view.mode ?? 'flat',
    others: round?.view.others.length ?? 2,
  })
  const reveal = useReveal(round?.ticket ?? '', round === null ? [] : laidHands(round.view))
  useRevealed(round, reveal.done, play.onRevealed)

  const risk = choice.mode === 'flat' ? stake : stake * 5n
  const busy = play.busy || play.loading || !reveal.done
  const deal = () => play.deal(stake, choice)

  return (
    <TableFrame
      felt="azure"
      print={{ title: t(words.title, { game: t(gameNames.NN) }), line: t(words.line) }}
      told={round !== null && reveal.done ? niuniuTold(t, round) : ''}
      controls={
        <>
          <TableNotes play={play} revealed={reveal.done} />
          <StakeBar
            play={play}
            stake={stake}
            onStake={setStake}
            risk={risk}
            busy={busy}
            again={round !== null}
            onDeal={deal}
            timeoutRule={
              choice.mode === 'flat' ? t(words.flatNote) : t(words.held, { amount: fenToCny(risk) })
            }
          >
            <ChoiceRow
              label={t(words.mode)}
              name="niuniu-mode"
              options={niuniuModes.map((mode) => ({ value: mode, label: t(words[mode]) }))}
              value={choice.mode}
              disabled={busy}
              onChange={(mode) => setChoice({ ...choice, mode })}
            />
            <ChoiceRow
              label={t(words.others)}
              name="niuniu-others"
              options={otherCounts.map((count) => ({ value: count, label: String(count) }))}
              value={choice.others}
              disabled={busy}
              onChange={(others) => setChoice({ ...choice, others })}
            />
          </StakeBar>
        </>
      }
    >
      <NiuniuFelt round={round} stake={stake} reveal={reveal} />
    </TableFrame>
  )
}
