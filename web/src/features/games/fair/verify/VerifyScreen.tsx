import type { SoloProof } from '@xinghe/rules/games/verify/solo-proof.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { verifyText as words } from './messages.ts'
import { offlineFile } from './offline-file.ts'
import { PasteForm } from './PasteForm.tsx'
import { SoloRound, TicketProof } from './TicketProof.tsx'

/** `/pg/game?fair=ID`: for anyone, without a login. The same rules that were played compute it here. */
export function VerifyScreen() {
  const t = useText()
  const [params] = useSearchParams()
  const ticket = (params.get('fair') ?? '').trim()
  const [pasted, setPasted] = useState<SoloProof | null>(null)
  return (
    <main className="mx-auto max-w-4xl space-y-5 p-6 max-desk:p-4">
      <header>
        <h1 className="text-20 font-semibold">{t(words.title)}</h1>
        <p className="mt-1 text-14 text-muted">{t(words.intro)}</p>
      </header>
      {pasted !== null && <SoloRound proof={pasted} />}
      {pasted === null && ticket !== '' && <TicketProof ticket={ticket} />}
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
