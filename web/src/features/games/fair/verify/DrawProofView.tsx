import { sharedChain, sharedDraws } from '@xinghe/contract/games-shared.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { drawProofText } from '@xinghe/rules/games/verify/draw-proof-text.ts'
import type { DrawProof } from '@xinghe/rules/games/verify/verify-draw.ts'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useMemo } from 'react'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { drawProofOf } from '../draw/draw-proof.ts'
import { useVerifiedDraw } from '../draw/use-verified-draw.ts'
import { Loading } from './Loading.tsx'
import { verifyText as words } from './messages.ts'
import { RoundView } from './RoundView.tsx'
import { sharedWords } from './shared-words.ts'
import { tellDraw } from './told-draw.ts'

/** A draw of a lottery or table, computed here. */
export function DrawRound({ proof }: { proof: DrawProof }) {
  const t = useText()
  const { verdict, hashed } = useVerifiedDraw(proof)
  if (verdict === null)
    return (
      <div className="space-y-2 rounded-lg border border-line bg-surface p-4">
        <p role="status" className="text-14 text-muted">
          {t(words.hashing)}
        </p>
        <progress
          aria-label={t(words.hashing)}
          max={proof.link}
          value={hashed}
          className="block h-2 w-full accent-brand"
        />
      </div>
    )
  return (
    <div className="space-y-4">
      <RoundView {...tellDraw(proof, verdict, t)} />
      <CopyButton
        text={drawProofText(proof)}
        label={t(sharedWords(proof.table).copy)}
        copiedLabel={t(words.copied)}
        failedLabel={t(words.copyFailed)}
      />
    </div>
  )
}

/** The draw with this number of the calendar: its link, and the chain that was published before. */
export function DrawOfNumber({ table, number }: { table: SharedCode; number: number }) {
  const t = useText()
  const wording = sharedWords(table)
  const draws = useCall(sharedDraws, { table, before: number + 1, most: 1 })
  const chains = useCall(sharedChain, { table })
  const draw = draws.data?.draws.find((one) => one.number === number)
  const chain = chains.data?.chains.find(({ id }) => id === draw?.chain)
  const proof = useMemo(
    () => (draw === undefined || chain === undefined ? null : drawProofOf(table, draw, chain)),
    [table, draw, chain],
  )
  if (draws.data === undefined) return <Loading query={draws} />
  if (draw === undefined)
    return (
      <EmptyState
        icon={isTableCode(table) ? 'live' : 'lottery'}
        title={t(wording.none)}
        text={t(wording.noneLine)}
      />
    )
  if (chains.data === undefined || proof === null) return <Loading query={chains} />
  return (
    <section className="space-y-4">
      <h2 className="text-16 font-medium">{t(wording.title, { name: draw.name })}</h2>
      <DrawRound proof={proof} />
    </section>
  )
}
