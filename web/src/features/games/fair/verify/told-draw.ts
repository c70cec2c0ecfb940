import { gameName } from '@xinghe/rules/games/house/game.ts'
import { isSharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { numbersText, outcomeText } from '@xinghe/rules/games/shared-games/words.ts'
import type { DrawProof, DrawVerdict } from '@xinghe/rules/games/verify/verify-draw.ts'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import type { TextParams } from '../../../../platform/i18n/fill-in.ts'
import { verifyText as words } from './messages.ts'
import { sharedWords } from './shared-words.ts'
import { drawLines } from './told-lines.ts'
import type { ToldRound } from './told-round.ts'

/** A verified draw in the words of its reader: the page and the offline file show the same. */
export const tellDraw = (
  proof: DrawProof,
  verdict: DrawVerdict,
  t: (text: string, params?: TextParams) => string,
): ToldRound => {
  const wording = sharedWords(proof.table)
  const { table, link, seed, salt, start, numbers } = proof
  const shown = (drawn: readonly number[]): string =>
    isSharedCode(table) ? numbersText(table, drawn) : drawn.join(' ')
  const outcome = (drawn: readonly number[]): string =>
    isSharedCode(table) ? byWord(outcomeText(table, drawn), t) : ''
  const facts = [
    { label: t(words.game), value: t(gameName(table)) },
    { label: t(wording.numbers), value: shown(numbers) },
    { label: t(words.link, { link }), value: seed },
    { label: t(words.salt), value: salt },
    { label: t(words.start), value: start },
  ]
  const how = t(wording.how)
  if (!verdict.ok)
    return {
      facts,
      verdicts: [{ text: t(words[verdict.reason]), isRight: false }],
      lines: [],
      how,
    }
  const { isChained, isDrawnRight, draws } = verdict.value
  return {
    facts: [
      ...facts,
      {
        label: t(wording.recomputed),
        value: [shown(verdict.value.numbers), outcome(verdict.value.numbers)]
          .filter((part) => part !== '')
          .join('，'),
      },
    ],
    verdicts: [
      { text: t(isChained ? words.chainRight : words.chainWrong), isRight: isChained },
      { text: t(isDrawnRight ? wording.drawnRight : wording.drawnWrong), isRight: isDrawnRight },
    ],
    lines: drawLines(draws, table, t),
    how,
  }
}
