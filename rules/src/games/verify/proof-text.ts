import { fenToText } from '../../base/money.ts'
import { no, ok, type Result } from '../../base/result.ts'
import { countOf, fenOf, isWhole, parsed, seedOf, textOf } from './proof-fields.ts'
import type { SoloProof } from './solo-proof.ts'

/** A round as text to copy: JSON with amounts as `"12.30"`. */
export const proofText = (proof: SoloProof): string =>
  JSON.stringify(
    {
      ...proof,
      stake: fenToText(proof.stake),
      payout: proof.payout === null ? null : fenToText(proof.payout),
      poolWin: fenToText(proof.poolWin),
    },
    null,
    2,
  )

/** Parses the text of a proof, copied or typed; seeds and amounts must have the right format. */
export const readProof = (text: string): Result<SoloProof, 'proof-unreadable'> => {
  const fields = parsed(text) ?? {}
  const proof = {
    ticket: textOf(fields['ticket']),
    game: textOf(fields['game']),
    version: countOf(fields['version']),
    stake: fenOf(fields['stake']),
    poolWin: fenOf(fields['poolWin']),
    commit: seedOf(fields['commit']),
    clientSeed: textOf(fields['clientSeed']),
    nonce: countOf(fields['nonce']),
    actions: Array.isArray(fields['actions']) ? (fields['actions'] as unknown[]) : null,
  }
  const [payout, serverSeed] = [fenOf(fields['payout']), seedOf(fields['serverSeed'])]
  const isReadable =
    isWhole(proof) &&
    proof.stake > 0n &&
    (payout !== null || fields['payout'] === null) &&
    (serverSeed !== null || fields['serverSeed'] === null)
  return isReadable
    ? ok({ ...proof, choice: fields['choice'], payout, serverSeed })
    : no('proof-unreadable')
}
