import { Refused } from '@xinghe/contract/refusal.ts'
import type { CaptchaAsked } from '../../../platform/api/client.ts'
import { noCaptcha, type CaptchaProof, type Challenge } from '../captcha/challenge.ts'

/** Limits how often the server may ask for another captcha. */
const captchaRoundsMax = 3

/** State of one submit. */
export interface Progress {
  readonly proof: CaptchaProof
  readonly regionWarningRead: boolean
  readonly captchaRounds: number
}

export type Step<T> =
  | { readonly do: 'decide' }
  | { readonly do: 'solve'; readonly challenge: Exclude<Challenge, { kind: 'none' }> }
  | { readonly do: 'send' }
  | { readonly do: 'warn-region'; readonly refused: Refused }
  | { readonly do: 'succeed'; readonly value: T }
  /** Without an error the member closed the captcha or declined, and nothing is shown. */
  | { readonly do: 'end'; readonly error?: unknown }

export type Happening<T> =
  | { readonly is: 'decided'; readonly challenge: Challenge }
  | { readonly is: 'solved'; readonly proof: CaptchaProof }
  | { readonly is: 'captcha-closed' }
  | { readonly is: 'answered'; readonly value: T }
  | { readonly is: 'captcha-asked'; readonly asked: CaptchaAsked }
  | { readonly is: 'region-accepted' }
  | { readonly is: 'region-declined' }
  | { readonly is: 'failed'; readonly error: unknown }

export interface Turn<T> {
  readonly progress: Progress
  readonly step: Step<T>
}

/** A captcha proof from before the submit, and whether the region warning was read with it. */
export interface InHand {
  readonly proof: CaptchaProof
  readonly regionWarningRead: boolean
}

/**
 * An existing proof (99 right after registration, or that of a lost answer) is sent before a
 * captcha is requested.
 */
export const firstTurn = <T>(inHand?: InHand): Turn<T> => ({
  progress: { proof: noCaptcha, regionWarningRead: false, captchaRounds: 0, ...inHand },
  step: { do: inHand ? 'send' : 'decide' },
})

export const nextTurn = <T>(progress: Progress, happening: Happening<T>): Turn<T> => {
  switch (happening.is) {
    case 'decided':
      return happening.challenge.kind === 'none'
        ? { progress: { ...progress, proof: noCaptcha }, step: { do: 'send' } }
        : { progress, step: { do: 'solve', challenge: happening.challenge } }
    case 'solved':
      return { progress: { ...progress, proof: happening.proof }, step: { do: 'send' } }
    case 'captcha-closed':
    case 'region-declined':
      return { progress, step: { do: 'end' } }
    case 'answered':
      return { progress, step: { do: 'succeed', value: happening.value } }
    case 'captcha-asked':
      // The slider needs its puzzle from the server first, the picture is fetched by its dialog.
      return askAgain(
        progress,
        happening.asked.refusal === 'picture-required'
          ? { do: 'solve', challenge: { kind: 'picture' } }
          : { do: 'decide' },
        new Refused(happening.asked.refusal, happening.asked.detail),
      )
    case 'region-accepted':
      return { progress: { ...progress, regionWarningRead: true }, step: { do: 'send' } }
    default:
      return afterFailure(progress, happening.error)
  }
}

const askAgain = <T>(progress: Progress, step: Step<T>, error: unknown): Turn<T> =>
  progress.captchaRounds >= captchaRoundsMax
    ? { progress, step: { do: 'end', error } }
    : { progress: { ...progress, captchaRounds: progress.captchaRounds + 1 }, step }

const afterFailure = <T>(progress: Progress, error: unknown): Turn<T> => {
  if (error instanceof Refused) {
    if (error.refusal === 'region-warning' && !progress.regionWarningRead)
      return { progress, step: { do: 'warn-region', refused: error } }
    // An expired proof is retried without an error: reading the region warning may take that long.
    if (error.refusal === 'captcha-expired') return askAgain(progress, { do: 'decide' }, error)
  }
  return { progress, step: { do: 'end', error } }
}
