/** The part of the match that a market covers: all of it, the first half, or one quarter or set. */
export type Span = '' | 'H' | 'Q1' | 'Q2' | 'Q3' | 'Q4'

/** The counted unit: the score, corners, or the points (games in tennis) below the sets. */
export type CountedUnit = '' | 'CN' | 'PT'

/** Winner, handicap, total, odd or even, score, goal bands, half and full, both score, next goal. */
export type Form = 'M' | 'R' | 'OU' | 'EO' | 'PD' | 'T' | 'F' | 'BTS' | 'NG'

/** In play a handicap is written RE, the next goal exists only there, all others take an R. */
export const marketCode = (
  span: Span,
  counted: CountedUnit,
  form: Form,
  running: boolean,
): string => {
  if (!running || form === 'NG') return `${span}${counted}${form}`
  return `${span}${counted}R${form === 'R' ? 'E' : form}`
}
