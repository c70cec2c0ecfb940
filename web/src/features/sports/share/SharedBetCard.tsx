import type { SharedBet, SharedPick } from '@xinghe/rules/chat/room-event.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useState } from 'react'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { pickWords } from '../words/pick-words.ts'
import { shareText as words } from '../words/share-messages.ts'
import { launchUid } from '../book/call-resource.ts'
import { entersBook } from './enters-book.ts'
import { followBet } from './follow-bet.ts'

const tones: Readonly<Record<SharedBet['state'], BadgeTone>> = {
  open: 'brand',
  won: 'rise',
  lost: 'fall',
  void: 'neutral',
}

function Leg({ pick }: { pick: SharedPick }) {
  const t = useText()
  const traditional = useLanguage() !== 'zh-CN'
  const inScript = (pair: SharedPick['home']): string => (traditional ? pair.tw : pair.cn)
  const {
    match,
    play,
    pick: side,
  } = pickWords(
    {
      gameType: pick.gameType as MatchGameType,
      play: pick.w as PlayCode,
      side: pick.side,
      line: pick.ratio,
      goalNumber: pick.goalNumber,
      home: inScript(pick.home) || inScript(pick.league),
      away: pick.sideName === null ? inScript(pick.away) : inScript(pick.sideName),
    },
    t,
  )
  return (
    <li className="py-1">
      <p className="flex items-start justify-between gap-2 text-13">
        <span className="min-w-0 font-bold break-words">{side}</span>
        <span className={`font-num font-bold ${pick.shown < 0 ? 'text-rise' : ''}`}>
          {oddsText({ type: pick.oddsType, shown: pick.shown })}
        </span>
      </p>
      <p className="truncate text-12 text-muted">{play}</p>
      <p className="truncate text-12 text-muted" title={match}>
        {match}
      </p>
    </li>
  )
}

const useFollow = (bet: SharedBet) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const follow = async (): Promise<void> => {
    if (busy || !isLoggedIn({ prompt: true })) return
    setBusy(true)
    try {
      // Prices are given to members who have entered the book.
      if (launchUid() === null && !(await entersBook())) return
      const { added, gone } = await followBet(bet)
      if (gone === bet.picks.length) showToast(t(words.none), { tone: 'warning' })
      else if (added === 0) showToast(t(words.inSlip))
      else if (gone > 0) showToast(t(words.some, { count: gone }), { tone: 'warning' })
      else showToast(t(words.added), { tone: 'success' })
    } catch {
      showToast(t(words.fault), { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, follow: () => void follow() }
}

/** A bet that a member shows to a room, and the way to bet the same at today's prices. */
export function SharedBetCard({ bet }: { bet: SharedBet }) {
  const t = useText()
  const { busy, follow } = useFollow(bet)
  return (
    <article className="w-full rounded-md border border-line bg-raised px-2.5 py-2">
      <header className="flex items-center justify-between gap-2">
        <strong className="text-13">
          {bet.code === 'single' ? t(words.single) : t(combinationText(bet.code))}
        </strong>
        <Badge tone={tones[bet.state]}>{t(words[bet.state])}</Badge>
      </header>
      <ul className="divide-y divide-line">
        {bet.picks.map((pick) => (
          <Leg key={`${pick.gide} ${pick.gameId} ${pick.side}`} pick={pick} />
        ))}
      </ul>
      {(bet.stake !== null || bet.state === 'open') && (
        <footer className="flex items-center justify-between gap-2 border-t border-line pt-1.5 text-12">
          <span className="text-muted">
            {bet.stake !== null && (
              <>
                {t(words.stake)} <Money text={fenToGroupedText(bet.stake)} className="text-ink" />
              </>
            )}
          </span>
          {bet.state === 'open' && (
            <Button size="sm" icon="plus" loading={busy} onClick={follow}>
              {t(words.follow)}
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}
