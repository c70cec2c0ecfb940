import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBalance } from '../../../platform/session/member.ts'
import { breakText } from '../break-messages.ts'
import { BreakNote } from '../BreakNote.tsx'
import { Section } from '../Section.tsx'
import { transferText as words } from './messages.ts'
import { useRecycle } from './recycle/use-recycle.ts'
import { askedTransfer, availableFor, type TransferWay } from './transfer-ends.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferResult } from './TransferResult.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import { UnknownTransfer } from './UnknownTransfer.tsx'
import { useTransfer, type TransferOutcome } from './use-transfer.ts'
import { useVenues, type VenueWallet, type Wallets } from './use-venues.ts'
import { WalletPair } from './WalletPair.tsx'
import { WalletsAside } from './WalletsAside.tsx'

type Answered = Extract<TransferOutcome, { kind: 'answered' }>

interface TransferScreenProps {
  amountsShown: boolean
  onEnter: (enName: string) => void
}

/** The whole app shows these by itself, wherever they come from. */
const shownElsewhere: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'session-expired',
  'real-name-needed',
])

type DeskProps = TransferScreenProps & { wallets: Wallets; venue: VenueWallet; way: TransferWay }

function TransferDesk({ wallets, venue, way, amountsShown, onEnter }: DeskProps) {
  const t = useText()
  const faultText = useFaultText()
  const [search, setSearch] = useSearchParams()
  const centre = useBalance().data?.centerWalletBalance
  const transferring = useTransfer()
  const recycling = useRecycle()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [fault, setFault] = useState('')
  const asked = search.toString()
  const [shown, setShown] = useState(asked)
  // A link to another transfer: what became of the last one is not its answer.
  if (shown !== asked) {
    setShown(asked)
    setAnswered(null)
    setFault('')
  }
  const { venues } = wallets

  const go = (channelCode: string, ty: TransferWay): void =>
    setSearch({ venue: channelCode, ty: String(ty) }, { replace: true })
  const refuse = (refused: Refused): void =>
    setFault(shownElsewhere.has(refused.refusal) ? '' : faultText(refused))

  const take = (outcome: TransferOutcome | null): boolean => {
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
      <UnknownTransfer
        transferring={transferring}
        venues={venues}
        onAsk={() => void transferring.askAgain().then(take)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-desk:grid-cols-1">
        <Section title={t(words.title)} line={t(words.line)}>
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
                // What was typed for one way means nothing for another.
                key={`${venue.channelCode} ${way}`}
                venue={venue}
                way={way}
                available={availableFor(venue, way, centre)}
                amountsShown={amountsShown}
                busy={transferring.busy}
                held={transferring.unknown !== null}
                fault={fault}
                onSend={async (input) => take(await transferring.send(input))}
              />
            </>
          )}
        </Section>
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
  const faultText = useFaultText()
  const [search] = useSearchParams()
  const { data: wallets, ...query } = useVenues()
  if (wallets === undefined) {
    if (!query.isError) return <TransferSkeleton />
    return (
      <ErrorState
        title={t(words.fault)}
        text={faultText(query.error)}
        retryLabel={t(words.retry)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="rounded-lg bg-surface shadow-1"
      />
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
  return <TransferDesk {...props} wallets={wallets} venue={venue} way={way} />
}
