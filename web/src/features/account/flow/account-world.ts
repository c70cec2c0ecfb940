import type { Refused } from '@xinghe/contract/refusal.ts'
import type { CaptchaPorts } from '../captcha/captcha-ports.ts'
import type { CaptchaProof, Challenge } from '../captcha/challenge.ts'

/** Ports of the flows, implemented by the screen. */
export interface AccountWorld {
  readonly signal: AbortSignal
  solve(
    challenge: Exclude<Challenge, { kind: 'none' }>,
    ports: CaptchaPorts,
  ): Promise<CaptchaProof | null>
  warnRegion(refused: Refused): Promise<boolean>
}

export interface Credentials {
  readonly name: string
  /** The md5. */
  readonly password: string
}
