import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { resendMs } from '@xinghe/rules/account/code-policy.ts'
import { isCaptchaAsked, type CaptchaAsked } from '../../../platform/api/client.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { captchaAtServer, captchaPurposes } from '../captcha/ask-server.ts'
import type { CaptchaProof } from '../captcha/challenge.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { runFlow } from '../flow/run-flow.ts'
import { sentTexts, type CodeWay } from './code-request.ts'

export interface CodeDelivery<T extends object> {
  readonly way: CodeWay
  /** The member's name, by which the server decides on the captcha. */
  readonly name: string
  /** Makes the call that sends the code; use `callWithCaptcha`, so that a captcha may be asked again. */
  readonly deliver: (proof: CaptchaProof, signal: AbortSignal) => Promise<T | CaptchaAsked>
}

export interface SendCode {
  /** The channel of the code that is being requested; null while idle. */
  readonly busy: CodeWay | null
  /** Epoch milliseconds from which the next one may be asked for; 0 before the first. */
  readonly until: number
  /** Runs captcha and call; undefined where there is no answer. */
  send<T extends object>(
    delivery: CodeDelivery<T>,
    onFault: (fault: unknown) => void,
  ): Promise<T | undefined>
  /** Ends the countdown, for a code to another target. */
  restart(): void
  /** Rendered by the caller. */
  readonly captchaDialog: ReactNode
}

/** Sends codes one at a time, with captcha, toast and the countdown to the next. */
export const useSendCode = (): SendCode => {
  const t = useText()
  const captcha = useCaptcha()
  const [busy, setBusy] = useState<CodeWay | null>(null)
  const [until, setUntil] = useState(0)
  const running = useRef<AbortController | null>(null)
  // A page that is left may come back to sight with its state: the flow must end, so that the button is free.
  const giveUp = useEffectEvent(() => {
    running.current?.abort()
    captcha.cancel()
  })
  useEffect(() => () => giveUp(), [])

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
      // Calls that send codes have no region warning: such a refusal ends the flow like any other.
      warnRegion: async () => true,
    })
    running.current = null
    setBusy(null)
    if (signal.aborted) return undefined
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
