import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFaultText } from '../../platform/api/text-of-fault.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { AccountForm, CheckedField, FormKind } from './account-form.ts'
import type { AccountWorld } from './account-world.ts'
import { useCaptcha } from './captcha/use-captcha.tsx'
import { logIn } from './log-in.ts'
import { authText } from './messages.ts'
import { passwordDigest } from './password-digest.ts'
import { registerMember } from './register-member.ts'
import { askRegion, showFailure } from './show-refusal.ts'
import { welcomeMember } from './welcome-member.ts'

interface AccountHandlers {
  readonly onField: (field: CheckedField, text: string) => void
  readonly onForm: (text: string) => void
  /** Registered, yet not logged in: the login form takes over with what was typed. */
  readonly onRegisteredOnly: () => void
  readonly onDone: () => void
}

/** Runs login and registration from the press to the open session; one at a time. */
export const useAccount = (kind: FormKind, handlers: AccountHandlers) => {
  const t = useText()
  const faultText = useFaultText()
  const captcha = useCaptcha()
  const [busy, setBusy] = useState(false)
  const running = useRef<{ kind: FormKind; controller: AbortController } | null>(null)

  const enter = async (form: AccountForm, signal: AbortSignal) => {
    const credentials = { name: form.username, password: await passwordDigest(form.password) }
    const world: AccountWorld = {
      signal,
      solve: captcha.solve,
      warnRegion: (refused) => askRegion(faultText(refused), signal),
    }
    const say = (error: unknown) => showFailure(error, { ...handlers, credentials, faultText })
    if (kind === 'register') {
      const registered = await registerMember(credentials, world)
      if (!registered.ok) return say(registered.error)
      showToast(t(authText.registered), { tone: 'success' })
    }
    const justRegistered = kind === 'register'
    const outcome = await logIn(credentials, world, { justRegistered })
    if (outcome.ok) return welcomeMember(outcome.value, form, handlers.onDone)
    if (!justRegistered) return say(outcome.error)
    handlers.onRegisteredOnly()
    if (outcome.error !== undefined) showToast(faultText(outcome.error), { tone: 'error' })
  }

  const submit = async (form: AccountForm) => {
    // The state of the button arrives a render later than a second press.
    if (running.current) return
    const controller = new AbortController()
    running.current = { kind, controller }
    setBusy(true)
    try {
      await enter(form, controller.signal)
    } catch (error) {
      showToast(faultText(error), { tone: 'error' })
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  // Whoever turns to the other form has given up the first.
  const giveUpOther = useEffectEvent((shown: FormKind) => {
    if (!running.current || running.current.kind === shown) return
    running.current.controller.abort()
    captcha.cancel()
  })
  useEffect(() => giveUpOther(kind), [kind])
  useEffect(() => () => running.current?.controller.abort(), [])

  return { busy, submit, captchaDialog: captcha.dialog }
}
