import { isSharedCode, type SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { AnyProof } from '@xinghe/rules/games/verify/any-proof.ts'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { DrawOfNumber, DrawRound } from './DrawProofView.tsx'
import { verifyText as words } from './messages.ts'
import { offlineFile } from './offline-file.ts'
import { PasteForm } from './PasteForm.tsx'
import { SoloRound, TicketProof } from './TicketProof.tsx'
import { VerifyHead } from './VerifyHead.tsx'
import { VerifySteps } from './VerifySteps.tsx'

/** `K3:481` names a draw; anything else is the ticket of a round. */
const drawOf = (text: string): { table: SharedCode; number: number } | null => {
  const [table = '', number = '', ...rest] = text.split(':')
  if (!isSharedCode(table) || rest.length > 0 || !/^\d{1,9}$/.test(number)) return null
  return { table, number: Number(number) }
}

/** `/pg/game?fair=ID`: for anyone, without a login. The same rules that were played compute it here. */
export function VerifyScreen({ brand }: { brand: ReactNode }) {
  const t = useText()
  const [params] = useSearchParams()
  const ticket = (params.get('fair') ?? '').trim()
  const [pasted, setPasted] = useState<AnyProof | null>(null)
  const draw = drawOf(ticket)
  return (
    <>
      <VerifyHead brand={brand} />
      <main className="mx-auto max-w-4xl space-y-5 px-6 py-6 max-desk:px-4">
        {pasted === null && ticket === '' && <VerifySteps />}
        {pasted?.kind === 'solo' && <SoloRound proof={pasted.proof} />}
        {pasted?.kind === 'draw' && <DrawRound proof={pasted.proof} />}
        {pasted === null && draw !== null && <DrawOfNumber {...draw} />}
        {pasted === null && draw === null && ticket !== '' && <TicketProof ticket={ticket} />}
        <PasteForm onProof={setPasted} />
        <p>
          <a
            href={offlineFile}
            download
            className="text-14 text-brand-text underline-offset-4 hover:underline"
          >
            {t(words.offline)}
          </a>
        </p>
      </main>
    </>
  )
}
