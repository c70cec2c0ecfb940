import { no, ok, type Result } from '../base/result.ts'

export const realNameMax = 60

export type RealNameFault = 'real-name-empty' | 'real-name-shape'

/** Keyboards write the middle dot in many ways; a name keeps one of them. */
const dots = /[\u2022\u2027\u2219\u22c5\u30fb]/gu

/** Normalises full-width letters, compatibility characters, middle dots and surrounding space. */
export const normaliseRealName = (typed: string): string =>
  typed.normalize('NFKC').replace(dots, '·').trim()

/**
 * Chinese at both ends, with letters and single middle dots between; or Latin letters and single middle
 * dots only. A dot never stands first or last.
 */
const chinese = /^\p{Script=Han}([\p{Script=Han}\p{Script=Latin}·]*\p{Script=Han})?$/u
const latin = /^\p{Script=Latin}([\p{Script=Latin}·]*\p{Script=Latin})?$/u

export const checkRealName = (typed: string): Result<string, RealNameFault> => {
  const name = normaliseRealName(typed)
  if (name === '') return no('real-name-empty')
  if (name.length > realNameMax || name.includes('··')) return no('real-name-shape')
  return chinese.test(name) || latin.test(name) ? ok(name) : no('real-name-shape')
}

/** Valid by its shape, but hardly a whole name: a member is asked before it is bound for good. */
export const isDoubtfulRealName = (name: string): boolean => Array.from(name).length < 2

/** Equal for names that one person may have written twice: case and dots do not count. */
export const realNameKey = (name: string): string =>
  normaliseRealName(name).replaceAll('·', '').toLowerCase()
