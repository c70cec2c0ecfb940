import { readRoundProof } from '@xinghe/contract/games-fair.ts'
import { proofText } from '@xinghe/rules/games/verify/proof-text.ts'
import type { SoloProof } from '@xinghe/rules/games/verify/solo-proof.ts'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { Loading } from './Loading.tsx'
import { verifyText as words } from './messages.ts'
import { RoundView } from './RoundView.tsx'
import { tellSolo } from './told-round.ts'

/** A solo round, computed here. */
export function SoloRound({ proof }: { proof: SoloProof }) {
  const t = useText()
  return (
    <div className="space-y-4">
      <RoundView {...tellSolo(proof, t)} />
      <CopyButton
        text={proofText(proof)}
        label={t(words.copy)}
        copiedLabel={t(words.copied)}
        failedLabel={t(words.copyFailed)}
      />
    </div>
  )
}

/** The round of a ticket: loaded once, and again only if the member asks. */
export function TicketProof({ ticket }: { ticket: string }) {
  const query = useCall(readRoundProof, { ticket }, { staleTime: Infinity })
  if (query.data === undefined) return <Loading query={query} />
  return <SoloRound proof={query.data} />
}
