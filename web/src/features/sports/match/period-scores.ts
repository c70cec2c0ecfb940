import type { MatchHead } from '../book/kept-match.ts'

/** `1-0,2-1` as pairs. */
export const periodScores = ({
  sc_FT_A: text,
}: Pick<MatchHead, 'sc_FT_A'>): readonly { readonly number: number; readonly pair: string[] }[] =>
  text === undefined || text === ''
    ? []
    : text.split(',').map((pair, at) => ({ number: at + 1, pair: pair.split('-') }))
