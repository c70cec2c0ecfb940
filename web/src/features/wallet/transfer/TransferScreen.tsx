import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Refused } from '@xinghe/contract/refusal.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { isShownByApp } from '../../../platform/api/refusal-behaviour.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBalance } from '../../../platform/member/member.ts'
import { breakText } from '../parts/break-messages.ts'
import { BreakNote } from '../parts/BreakNote.tsx'
import { transferText as words } from './messages.ts'
import { useRecycle } from './recycle/use-recycle.ts'
import { askedTransfer, availableFor, type TransferWay } from './transfer-ends.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferResult } from './TransferResult.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import { UnansweredTransfer } from './UnansweredTransfer.tsx'
import { useTransfer, type AnsweredTransfer, type Transferring } from './use-transfer.ts'
import { useVenues, type VenueWallet, type Wallets } from '../venues/use-venues.ts'
import { WalletPair } from './WalletPair.tsx'
import { WalletsAside } from './WalletsAside.tsx'

interface TransferScreenProps {
  amountsShown: boolean
  onEnter: (enName: string) => void
}

type TransferPanelProps = TransferScreenProps & {
  wallets: Wallets
  venue: VenueWallet
  way: TransferWay
}

function TransferPanel({ wallets, venue, way, amountsShown, onEnter }: TransferPanelProps) {
  const t = useText()
  const faultText = useFaultText()
  const [search, setSearch] = useSearchParams()
  const centre = useBalance().data?.centerWalletBalance
  const transferring = useTransfer()
  const recycling = useRecycle()
  const [answered, setAnswered] = useState<AnsweredTransfer | null>(null)
  const [fault, setFault] = useState('')
  const asked = search.toString()
  const [shown, setShown] = useState(asked)
  // The address names another transfer: drop the outcome of the last one.
  if (shown !== asked) {
    setShown(asked)
    setAnswered(null)
    setFault('')
  }
  const { venues } = wallets

  const go = (channelCode: string, ty: TransferWay): void =>
    setSearch({ venue: channelCode, ty: String(ty) }, { replace: true })
  const refuse = (refused: Refused): void =>
    setFault(isShownByApp(refused) ? '' : faultText(refused))

  const take = (outcome: Transferring['last']): boolean => {
    if (outcome?.kind === 'refused') refuse(outcome.refused)
    if (outcome?.kind !== 'answered') return false
    setFault('')
    setAnswered(outcome)
    return true
  }
  const resultVenue = venues.find(({ channelCode }) => channelCode === answered?.input.channelCode)
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <BreakNote line={breakText.transfer} />
      <UnansweredTransfer
        transferring={transferring}
        venues={venues}
        onAsk={() => void transferring.askAgain().then(take)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1">
        <TitledCard title={t(words.title)} line={t(words.line)}>
          {answered !== null && resultVenue !== undefined ? (
            <TransferResult
              transfer={answered}
              venue={resultVenue}
              onAgain={() => setAnswered(null)}
              onEnter={onEnter}
            />
          ) : (
            <>
              <WalletPair
                venue={venue}
                venues={venues}
                centre={centre}
                way={way}
                amountsShown={amountsShown}
                onVenue={(code) => go(code, way)}
                onSwap={() => go(venue.channelCode, way === 1 ? 2 : 1)}
              />
              <TransferForm
                // Another venue or direction resets the form.
                key={`${venue.channelCode} ${way}`}
                venue={venue}
                way={way}
                available={availableFor(venue, way, centre)}
                amountsShown={amountsShown}
                busy={transferring.busy}
                blocked={transferring.unanswered !== null}
                fault={transferring.unanswered === null ? fault : ''}
                onSend={async (input) => take(await transferring.send(input))}
              />
            </>
          )}
        </TitledCard>
        <WalletsAside
          wallets={wallets}
          centre={centre}
          amountsShown={amountsShown}
          recycling={recycling}
        />
      </div>
    </div>
  )
}

/** Between centre and venue; `?venue=` and `?ty=` say which way. */
export function TransferScreen(props: TransferScreenProps) {
  const t = useText()
  const [search] = useSearchParams()
  const { data: wallets, ...query } = useVenues()
  if (wallets === undefined) {
    if (!query.isError) return <TransferSkeleton />
    return (
      <QueryError title={t(words.fault)} query={query} className="rounded-lg bg-surface shadow-1" />
    )
  }
  const { venue, way } = askedTransfer(search, wallets.venues)
  if (venue === null) {
    return (
      <EmptyState
        icon="transfer"
        title={t(words.noVenues)}
        text={t(words.noVenuesLine)}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  return <TransferPanel {...props} wallets={wallets} venue={venue} way={way} />
}
