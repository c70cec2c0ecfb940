import type { Refused } from '@xinghe/contract/refusal.ts'
import type { CaptchaAsked } from '../../../platform/api/client.ts'
import type { CaptchaProof, Challenge } from '../captcha/challenge.ts'
import {
  firstTurn,
  nextTurn,
  type Happening,
  type InHand,
  type Progress,
  type Step,
} from './submit-flow.ts'

export type Sent<T> = { readonly value: T } | { readonly asked: CaptchaAsked }

/** Separates the answer from a captcha request, which is a value too. */
export const sentOf = <T extends object>(answer: T | CaptchaAsked): Sent<T> =>
  'refusal' in answer ? { asked: answer } : { value: answer }

/** Ports of the flow: two calls to the server, two questions to the member. */
export interface FlowPorts<T> {
  decide(): Promise<Challenge>
  solve(challenge: Exclude<Challenge, { kind: 'none' }>): Promise<CaptchaProof | null>
  send(proof: CaptchaProof, regionWarningRead: boolean): Promise<Sent<T>>
  warnRegion(refused: Refused): Promise<boolean>
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error?: unknown }

/** Runs one submit to its outcome; never rejects. */
export const runFlow = async <T>(ports: FlowPorts<T>, inHand?: InHand): Promise<Outcome<T>> => {
  let turn = firstTurn<T>(inHand)
  for (;;) {
    const { step, progress } = turn
    if (step.do === 'succeed') return { ok: true, value: step.value }
    if (step.do === 'end') return { ok: false, error: step.error }
    turn = nextTurn(progress, await take(ports, step, progress))
  }
}

const take = async <T>(
  ports: FlowPorts<T>,
  step: Exclude<Step<T>, { do: 'succeed' | 'end' }>,
  progress: Progress,
): Promise<Happening<T>> => {
  try {
    switch (step.do) {
      case 'decide':
        return { is: 'decided', challenge: await ports.decide() }
      case 'solve': {
        const proof = await ports.solve(step.challenge)
        return proof ? { is: 'solved', proof } : { is: 'captcha-closed' }
      }
      case 'send': {
        const sent = await ports.send(progress.proof, progress.regionWarningRead)
        return 'asked' in sent
          ? { is: 'captcha-asked', asked: sent.asked }
          : { is: 'answered', value: sent.value }
      }
      default:
        return (await ports.warnRegion(step.refused))
          ? { is: 'region-accepted' }
          : { is: 'region-declined' }
    }
  } catch (error) {
    return { is: 'failed', error }
  }
}
