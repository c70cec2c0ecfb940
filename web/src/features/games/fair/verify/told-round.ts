import { fractionText } from '@xinghe/rules/base/fraction.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import type { SoloProof } from '@xinghe/rules/games/verify/solo-proof.ts'
import { verifySolo } from '@xinghe/rules/games/verify/verify-solo.ts'
import type { TextParams } from '../../../../platform/i18n/fill-in.ts'
import { verifyText as words } from './messages.ts'
import { drawLines, type DrawLine } from './told-lines.ts'

type Words = (text: string, params?: TextParams) => string

export interface Verdict {
  readonly text: string
  /** Null where there is nothing to compare yet. */
  readonly isRight: boolean | null
}

/** A verified round in the words of its reader: the page and the offline file show the same. */
export interface ToldRound {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly verdicts: readonly Verdict[]
  readonly lines: readonly DrawLine[]
  readonly how: string
}

const amount = (value: bigint | null): string => (value === null ? '—' : fenToText(value))

export const tellSolo = (proof: SoloProof, t: Words): ToldRound => {
  const result = verifySolo(proof)
  const facts = [
    { label: t(words.ticket), value: proof.ticket },
    { label: t(words.game), value: t(gameName(proof.game)) },
    { label: t(words.stake), value: amount(proof.stake) },
    { label: t(words.payout), value: amount(proof.payout) },
    ...(proof.poolWin > 0n ? [{ label: t(words.poolWin), value: amount(proof.poolWin) }] : []),
    { label: t(words.clientSeed), value: proof.clientSeed },
    { label: t(words.nonce), value: String(proof.nonce) },
    { label: t(words.serverSeed), value: proof.serverSeed ?? '—' },
    { label: t(words.commit), value: proof.commit },
  ]
  const how = t(words.how)
  if (!result.ok) {
    const isRight = result.reason === 'seed-unrevealed' ? null : false
    return { facts, verdicts: [{ text: t(words[result.reason]), isRight }], lines: [], how }
  }
  const { isCommitted, isPaidRight, multiple, payout, draws } = result.value
  const paid =
    multiple === null && isPaidRight
      ? { text: t(words.notPaid), isRight: null }
      : { text: t(isPaidRight ? words.paidRight : words.paidWrong), isRight: isPaidRight }
  return {
    facts: [
      ...facts,
      {
        label: t(words.multiple),
        value: multiple === null ? '—' : `${fractionText(multiple, 4)}×`,
      },
      { label: t(words.computed), value: amount(payout) },
    ],
    verdicts: [
      { text: t(isCommitted ? words.commitRight : words.commitWrong), isRight: isCommitted },
      paid,
    ],
    lines: drawLines(draws, proof.game, t),
    how,
  }
}
