import {
  mostOpponents,
  type ZhajinhuaAction,
  type ZhajinhuaChoice,
} from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { zhajinhuaText as words } from '../words/messages.ts'
import type { CardPlay } from '../play/card-play.ts'
import { useReveal } from '../play/use-reveal.ts'
import { useRevealed } from '../play/use-revealed.ts'
import { ChoiceRow } from '../table/ChoiceRow.tsx'
import { StakeBar } from '../table/StakeBar.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { TableNotes } from '../table/TableNotes.tsx'
import { useStake } from '../table/use-stake.ts'
import { laidSeats } from './laid-seats.ts'
import { ZhajinhuaActions } from './ZhajinhuaActions.tsx'
import { ZhajinhuaFelt } from './ZhajinhuaFelt.tsx'
import { zhajinhuaTold } from './zhajinhua-told.ts'

type Play = CardPlay<ZhajinhuaView, ZhajinhuaChoice, ZhajinhuaAction>

const counts = Array.from({ length: mostOpponents }, (_, index) => index + 1)

/** 炸金花: the whole table. */
export function ZhajinhuaTable({ play }: { play: Play }) {
  const t = useText()
  const { round } = play
  const [stake, setStake] = useStake(play.stakes, round?.stake)
  const [opponents, setOpponents] = useState(round?.view.opponents.length ?? 2)
  const reveal = useReveal(round?.ticket ?? '', round === null ? [] : laidSeats(round.view))
  const isOpen = round !== null && round.payout === null
  useRevealed(round, reveal.done, play.onRevealed)

  const risk = stake * BigInt(opponents)
  const busy = play.busy || play.loading || !reveal.done
  const deal = () => play.deal(stake, { opponents })

  return (
    <TableFrame
      felt="claret"
      print={{ title: t(words.title, { game: t(gameNames.ZJH) }), line: t(words.line) }}
      told={round !== null && reveal.done ? zhajinhuaTold(t, round) : ''}
      controls={
        <>
          <TableNotes play={play} revealed={reveal.done} />
          {isOpen ? (
            <ZhajinhuaActions play={play} round={round} ready={reveal.done} />
          ) : (
            <StakeBar
              play={play}
              stake={stake}
              onStake={setStake}
              risk={risk}
              busy={busy}
              again={round !== null}
              onDeal={deal}
              timeoutRule={t(words.timeout)}
            >
              <ChoiceRow
                label={t(words.opponents)}
                name="zhajinhua-opponents"
                options={counts.map((count) => ({ value: count, label: String(count) }))}
                value={opponents}
                disabled={busy}
                onChange={setOpponents}
              />
            </StakeBar>
          )}
        </>
      }
    >
      <ZhajinhuaFelt round={round} stake={stake} opponents={opponents} reveal={reveal} />
    </TableFrame>
  )
}
