import { useEffect, useEffectEvent, useRef } from 'react'
import { useFaultText } from '../../platform/transport/text-of-fault.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { AccountForm, FormKind } from './flow/account-form.ts'
import type { AccountWorld } from './flow/account-world.ts'
import { useCaptcha } from './captcha/use-captcha.tsx'
import { logIn } from './flow/log-in.ts'
import { authText } from './flow/messages.ts'
import { passwordDigest } from './flow/password-digest.ts'
import { registerMember } from './flow/register-member.ts'
import { askRegion, showFailure } from './flow/show-refusal.ts'
import type { AccountFormState } from './use-account-form.ts'
import { welcomeMember } from './welcome-member.ts'

interface AccountHandlers {
  /** Registered but not logged in: switch to the login form, which keeps the typed values. */
  readonly onRegisteredOnly: () => void
  readonly onDone: () => void
}

/** Runs login and registration from the press to the open session; one at a time. */
export const useAccount = (kind: FormKind, form: AccountFormState, handlers: AccountHandlers) => {
  const t = useText()
  const faultText = useFaultText()
  const captcha = useCaptcha()
  const running = useRef<{ kind: FormKind; controller: AbortController } | null>(null)

  const enter = async (typed: AccountForm, signal: AbortSignal) => {
    const credentials = { name: typed.username, password: await passwordDigest(typed.password) }
    const world: AccountWorld = {
      signal,
      solve: captcha.solve,
      warnRegion: (refused) => askRegion(refused, faultText(refused), signal),
    }
    const say = (error: unknown) =>
      showFailure(error, { credentials, faultText, setFault: form.setFault })
    if (kind === 'register') {
      const registered = await registerMember(credentials, world)
      if (!registered.ok) return say(registered.error)
      showToast(t(authText.registered), { tone: 'success' })
    }
    const justRegistered = kind === 'register'
    const outcome = await logIn(credentials, world, { justRegistered })
    if (outcome.ok) return welcomeMember(outcome.value, typed, handlers.onDone)
    if (!justRegistered) return say(outcome.error)
    handlers.onRegisteredOnly()
    if (outcome.error !== undefined) showToast(faultText(outcome.error), { tone: 'error' })
  }

  const submit = () =>
    void form.submit(async () => {
      const controller = new AbortController()
      running.current = { kind, controller }
      try {
        await enter(form.values, controller.signal)
      } catch (error) {
        showToast(faultText(error), { tone: 'error' })
      } finally {
        running.current = null
      }
    })

  const giveUp = () => {
    running.current?.controller.abort()
    // The form outlives this panel and stays busy until the flow has ended.
    captcha.cancel()
  }
  // Switching to the other form aborts the first.
  const giveUpOther = useEffectEvent((shown: FormKind) => {
    if (running.current !== null && running.current.kind !== shown) giveUp()
  })
  useEffect(() => giveUpOther(kind), [kind])
  const giveUpAll = useEffectEvent(giveUp)
  useEffect(() => () => giveUpAll(), [])

  return { submit, captchaDialog: captcha.dialog }
}
