import { isLotteryCode } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import type { AnyProof } from '@xinghe/rules/games/verify/any-proof.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { DrawOfNumber, DrawRound } from './DrawProofView.tsx'
import { verifyText as words } from './messages.ts'
import { offlineFile } from './offline-file.ts'
import { PasteForm } from './PasteForm.tsx'
import { SoloRound, TicketProof } from './TicketProof.tsx'

/** `K3:481` names a draw; anything else is the ticket of a round. */
const drawOf = (text: string): { table: LotteryCode; number: number } | null => {
  const [table = '', number = '', ...rest] = text.split(':')
  if (!isLotteryCode(table) || rest.length > 0 || !/^\d{1,9}$/.test(number)) return null
  return { table, number: Number(number) }
}

/** `/pg/game?fair=ID`: for anyone, without a login. The same rules that were played compute it here. */
export function VerifyScreen() {
  const t = useText()
  const [params] = useSearchParams()
  const ticket = (params.get('fair') ?? '').trim()
  const [pasted, setPasted] = useState<AnyProof | null>(null)
  const draw = drawOf(ticket)
  return (
    <main className="mx-auto max-w-4xl space-y-5 p-6 max-desk:p-4">
      <header>
        <h1 className="text-20 font-semibold">{t(words.title)}</h1>
        <p className="mt-1 text-14 text-muted">{t(words.intro)}</p>
      </header>
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
  )
}
