import { Refused } from '@xinghe/contract/refusal.ts'
import {
  captchaSuffices,
  type CaptchaKind,
  type CaptchaPurpose,
} from '@xinghe/rules/account/login-guard.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import { hashSecret } from '../member/random-id.ts'
import { findUsedBy, useCaptcha, type UsedCaptcha } from './store-captcha.ts'

/** The proof fields of a call, as they cross the wire. */
export interface CaptchaProof {
  readonly kaptchcate: 0 | 1 | 99
  readonly codeId: string
  readonly code: string
}

export interface Spending {
  readonly proof: CaptchaProof
  readonly asked: CaptchaKind
  readonly purpose: CaptchaPurpose
  readonly uuid: string
  /**
   * Hash of the request whose repetition gets the same answer; null when the captcha is valid strictly
   * once.
   */
  readonly usedBy: string | null
  readonly now: Instant
}

const shownKinds = { 0: 'slider', 1: 'picture', 99: 'none' } as const

/**
 * Invalidates the challenge and judges the answer. It takes the pool, not a transaction: the challenge of a
 * wrong answer stays invalid although the call is refused.
 */
export const spendCaptcha = async (sql: Sql, spending: Spending): Promise<void> => {
  const { proof, asked, uuid, usedBy, now } = spending
  const shown = shownKinds[proof.kaptchcate]
  const suffices = captchaSuffices(shown, asked)
  const used =
    (suffices ? await useCaptcha(sql, { id: proof.codeId, uuid, usedBy }, now) : null) ??
    (usedBy === null ? null : await findUsedBy(sql, { id: proof.codeId, uuid, usedBy }))
  if (used === null) {
    if (suffices) throw new Refused('captcha-expired')
    throw new Refused(asked === 'picture' ? 'picture-required' : 'slider-required')
  }
  const right =
    used.kind === shown &&
    (used.purpose === null || used.purpose === spending.purpose) &&
    answers(used, proof.code)
  if (!right) throw new Refused('captcha-wrong')
}

const answers = (used: UsedCaptcha, code: string): boolean =>
  used.kind === 'slider'
    ? used.passHash !== null && used.passHash === hashSecret(code)
    : used.answer === code.trim().toUpperCase()
