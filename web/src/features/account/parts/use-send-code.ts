import { useEffect, useRef, useState, type ReactNode } from 'react'
import { resendMs } from '@xinghe/rules/account/code-policy.ts'
import { isCaptchaAsked, type CaptchaAsked } from '../../../platform/api/client.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { captchaAtServer, captchaPurposes } from '../captcha/ask-server.ts'
import type { CaptchaProof } from '../captcha/challenge.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { runFlow } from '../run-flow.ts'
import { sentTexts, type CodeWay } from './code-request.ts'

export interface CodeDelivery<T extends object> {
  readonly way: CodeWay
  /** The member's name, by which the server decides on the captcha. */
  readonly name: string
  /** Makes the call that sends the code; use `callWithCaptcha`, so that a captcha may be asked again. */
  readonly deliver: (proof: CaptchaProof, signal: AbortSignal) => Promise<T | CaptchaAsked>
}

export interface SendCode {
  /** The way by which a code is being asked for just now. */
  readonly busy: CodeWay | null
  /** Epoch milliseconds from which the next one may be asked for; 0 before the first. */
  readonly until: number
  /** From the press over the captcha to the answer; undefined where it did not come to one. */
  send<T extends object>(
    delivery: CodeDelivery<T>,
    onFault: (fault: unknown) => void,
  ): Promise<T | undefined>
  /** For another target: what was sent to the last one says nothing about it. */
  restart(): void
  /** Has to be rendered by whoever sends. */
  readonly captchaDialog: ReactNode
}

/** Sends codes one at a time behind their captcha, says that they were sent, and counts the minute. */
export const useSendCode = (): SendCode => {
  const t = useText()
  const captcha = useCaptcha()
  const [busy, setBusy] = useState<CodeWay | null>(null)
  const [until, setUntil] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send: SendCode['send'] = async ({ way, name, deliver }, onFault) => {
    // The state of the button arrives a render later than a second press.
    if (running.current !== null) return undefined
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(way)
    const ktype = way === 'mail' ? captchaPurposes.resetByEmail : captchaPurposes.resetByPhone
    const ports = captchaAtServer({ ktype, name }, signal)
    const outcome = await runFlow({
      decide: () => ports.decide(false),
      solve: (challenge) => captcha.solve(challenge, ports),
      send: async (proof) => {
        const answer = await deliver(proof, signal)
        return isCaptchaAsked(answer) ? { asked: answer } : { value: answer }
      },
      // Codes ask nothing about regions: the refusal then ends the flow like any other.
      warnRegion: async () => true,
    })
    running.current = null
    if (signal.aborted) return undefined
    setBusy(null)
    if (outcome.ok) {
      setUntil(Date.now() + resendMs)
      showToast(t(sentTexts[way]), { tone: 'success' })
      return outcome.value
    }
    if (outcome.error !== undefined) onFault(outcome.error)
    return undefined
  }

  return { busy, until, send, restart: () => setUntil(0), captchaDialog: captcha.dialog }
}
