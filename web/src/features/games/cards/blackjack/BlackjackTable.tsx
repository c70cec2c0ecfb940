import type { BlackjackAction } from '@xinghe/rules/games/cards/blackjack/state.ts'
import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { blackjackText as words } from '../words/messages.ts'
import type { CardPlay } from '../play/card-play.ts'
import { useReveal } from '../play/use-reveal.ts'
import { useRevealed } from '../play/use-revealed.ts'
import { StakeBar } from '../table/StakeBar.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { TableNotes } from '../table/TableNotes.tsx'
import { useStake } from '../table/use-stake.ts'
import { BlackjackActions } from './BlackjackActions.tsx'
import { BlackjackFelt } from './BlackjackFelt.tsx'
import { blackjackTold } from './blackjack-told.ts'
import { laidCards } from './laid-cards.ts'

type Play = CardPlay<BlackjackView, null, BlackjackAction>

/** 二十一点: the whole table. */
export function BlackjackTable({ play }: { play: Play }) {
  const t = useText()
  const { round } = play
  const [stake, setStake] = useStake(play.stakes, round?.stake)
  const reveal = useReveal(round?.ticket ?? '', round === null ? [] : laidCards(round.view))
  const isOpen = round !== null && round.payout === null
  useRevealed(round, reveal.done, play.onRevealed)

  const deal = () => play.deal(stake, null)

  return (
    <TableFrame
      felt="emerald"
      print={{ title: t(words.title, { game: t(gameNames.BJ) }), line: t(words.line) }}
      told={round !== null && reveal.done ? blackjackTold(t, round) : ''}
      controls={
        <>
          <TableNotes play={play} revealed={reveal.done} />
          {isOpen ? (
            <BlackjackActions play={play} round={round} ready={reveal.done} />
          ) : (
            <StakeBar
              play={play}
              stake={stake}
              onStake={setStake}
              risk={stake}
              busy={play.busy || play.loading || !reveal.done}
              again={round !== null}
              onDeal={deal}
              timeoutRule={t(words.timeout)}
            />
          )}
        </>
      }
    >
      <BlackjackFelt round={round} stake={stake} reveal={reveal} />
    </TableFrame>
  )
}
