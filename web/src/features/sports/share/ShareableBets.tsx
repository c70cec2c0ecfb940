import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BetSkeletons } from '../bets/BetSkeletons.tsx'
import { useSettledBets } from '../bets/use-settled-bets.ts'
import { launchUid } from '../book/call-resource.ts'
import { enterBook } from '../book/enter-again.ts'
import { QueryState } from '../book/QueryState.tsx'
import { useResource } from '../book/use-resource.ts'
import { namedLeg, pickWords } from '../words/pick-words.ts'
import { shareText as words } from '../words/share-messages.ts'

interface ShareableBetsProps {
  onShare: (ticketId: string, withStake: boolean) => void
}

interface LineProps {
  bet: Bet
  ticketId: string
  onShare: (ticketId: string) => void
}

function Line({ bet, ticketId, onShare }: LineProps) {
  const t = useText()
  const legs = bet.legs.map((leg) => ({ leg, text: pickWords(namedLeg(leg), t) }))
  const first = legs[0]?.text.pick ?? ''
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-12 text-muted">
          {bet.code === 'single' ? t(words.single) : t(combinationText(bet.code))}{' '}
          <span className="font-num">{siteMinute(bet.placedAt).slice(5)}</span>
        </p>
        {legs.map(({ leg, text }) => (
          <div key={`${leg.matchId} ${leg.play} ${leg.side}`} className="min-w-0">
            <p className="flex gap-2 text-13">
              <span className="min-w-0 truncate font-medium">{text.pick}</span>
              <span className="font-num font-bold">{oddsText(leg.odds)}</span>
            </p>
            <p className="truncate text-12 text-muted">
              {text.play} · {text.match}
            </p>
          </div>
        ))}
      </div>
      <Button
        size="sm"
        aria-label={t(words.shareOf, { pick: first })}
        onClick={() => onShare(ticketId)}
      >
        {t(words.share)}
      </Button>
    </li>
  )
}

function Bets({ onShare }: ShareableBetsProps) {
  const t = useText()
  const [withStake, setWithStake] = useState(false)
  const open = useResource('openBets', {}, { staleTime: 0 })
  const settled = useSettledBets()
  const bets = [
    ...(open.data ?? []),
    ...(settled.data?.pages.flatMap(({ list }) => list) ?? []),
  ].flatMap((bet) => (bet.ticketId === null ? [] : [{ bet, ticketId: bet.ticketId }]))
  if (open.data === undefined)
    return (
      <QueryState query={open} title={t(words.pickerFault)}>
        <BetSkeletons />
      </QueryState>
    )
  if (bets.length === 0)
    return <EmptyState icon="card" title={t(words.pickerEmpty)} text={t(words.pickerEmptyLine)} />
  return (
    <>
      <Checkbox checked={withStake} onCheckedChange={setWithStake}>
        {t(words.withStake)}
      </Checkbox>
      <ul className="mt-2 divide-y divide-line">
        {bets.map(({ bet, ticketId }) => (
          <Line
            key={bet.id}
            bet={bet}
            ticketId={ticketId}
            onShare={(chosen) => onShare(chosen, withStake)}
          />
        ))}
      </ul>
    </>
  )
}

/** Own accepted bets of the last days, to show one of them to a room. */
export function ShareableBets(props: ShareableBetsProps) {
  const t = useText()
  if (launchUid() !== null) return <Bets {...props} />
  return (
    <EmptyState
      icon="card"
      title={t(words.enter)}
      action={<Button onClick={enterBook}>{t(words.enterGo)}</Button>}
    />
  )
}
