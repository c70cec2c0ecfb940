import { useEffect, useRef, useState } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { emit } from '../../../platform/bus/events.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useForm } from '../../../platform/form/use-form.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { TransportFault } from '../../../platform/transport/transport-fault.ts'
import { placeOf } from '../flow/refusal-place.ts'
import { forgetLoginOf } from '../flow/remember-login.ts'
import { showRefusalDialog, shownElsewhere } from '../flow/show-refusal.ts'
import { defaultCountry, numberDigits, type Country } from '../parts/country.ts'
import { useSendCode } from '../parts/use-send-code.ts'
import { finishReset, startReset, verifyReset, type ResetMember } from './recovery-calls.ts'
import {
  addresseeOf,
  emptyRecoveryForm,
  normaliseField,
  stepFaults,
  targetOf,
  type RecoveryField,
  type RecoveryForm,
  type RecoveryStep,
  type RecoveryWay,
} from './recovery-form.ts'
import { recoveryPlace } from './recovery-place.ts'

/** How far the member has come. */
interface Progress {
  readonly step: RecoveryStep
  /** The server's ticket for this step. */
  readonly ticket: string
  /** To whom the last code went: name and target. Empty before the first. */
  readonly sentTo: string
  /** The code that the ticket has already passed; empty before. */
  readonly passedCode: string
}

const start: Progress = { step: 0, ticket: '', sentTo: '', passedCode: '' }
const noSecrets = { verifyCode: '', password: '', password2: '' } as const

/** The three steps of a password reset; one call at a time. */
export const useRecovery = (way: RecoveryWay, username: string) => {
  const faultText = useFaultText()
  const [progress, setProgress] = useState(start)
  const [country, setCountry] = useState(defaultCountry)
  const [shownWay, setShownWay] = useState(way)
  const codes = useSendCode()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const { step, ticket } = progress
  const form = useForm<RecoveryForm>({
    empty: { ...emptyRecoveryForm, username },
    check: (values) => stepFaults({ way, country, form: values }, step),
  })
  const identity = { way, country, form: form.values }
  const whom: ResetMember = { way, name: form.values.username, target: targetOf(identity) }

  const goTo = (next: Partial<Progress>) => {
    setProgress((now) => ({ ...now, ...next }))
    form.clearFaults()
  }
  if (shownWay !== way) {
    setShownWay(way)
    form.setFields({ account: '', ...noSecrets })
    goTo(start)
  }

  const say = (error: unknown) => {
    if (error instanceof TransportFault && error.kind === 'aborted') return
    const text = faultText(error)
    if (!(error instanceof Refused)) return showToast(text, { tone: 'error' })
    if (shownElsewhere.has(error.refusal)) return
    const everywhere = placeOf(error.refusal)
    if (everywhere.at === 'dialog') return showRefusalDialog(text, everywhere.support)
    const place = recoveryPlace(step, error.refusal)
    if (place.at === 'start') {
      goTo(start)
      form.setFields(noSecrets)
    }
    form.setFault(text, place.at === 'field' ? place.field : undefined)
  }

  const sendCode = async () => {
    const sentTo = addresseeOf(identity)
    const answer = await codes.send(
      {
        way: way === 'phone' ? 'sms' : 'mail',
        name: whom.name,
        deliver: (proof, signal) => startReset(whom, proof, signal),
      },
      say,
    )
    if (answer === undefined) return
    // An older code no longer counts.
    form.forget('verifyCode')
    goTo({ step: 1, ticket: answer.ticket, sentTo, passedCode: '' })
  }

  const verify = async (signal: AbortSignal) => {
    const { verifyCode } = form.values
    const passed = await verifyReset(whom, verifyCode, ticket, signal)
    goTo({ step: 2, ticket: passed.ticket, passedCode: verifyCode })
  }

  const finish = async (signal: AbortSignal) => {
    await finishReset(whom, form.values.password, ticket, signal)
    void forgetLoginOf(whom.name)
    form.setFields({ account: '', ...noSecrets })
    goTo({ ...start, step: 3 })
    emit('password_change_success')
  }

  const runStep = async (signal: AbortSignal) => {
    // After going back and forth the last code is still valid, or has passed already.
    const underWay = progress.sentTo === addresseeOf(identity) && Date.now() < codes.until
    const passed = progress.passedCode !== '' && progress.passedCode === form.values.verifyCode
    if (step === 0) return underWay ? goTo({ step: 1 }) : sendCode()
    if (step === 1) return passed ? goTo({ step: 2 }) : verify(signal)
    return finish(signal)
  }

  /** Goes on from the step that is shown, when its fields are right. */
  const next = () => {
    if (codes.busy !== null) return
    void form.submit(async () => {
      running.current = new AbortController()
      try {
        await runStep(running.current.signal)
      } catch (error) {
        say(error)
      } finally {
        running.current = null
      }
    })
  }

  return {
    form,
    step,
    way,
    country,
    chooseCountry: (chosen: Country) => {
      setCountry(chosen)
      form.setFields({ account: numberDigits(form.values.account, chosen) }, (values) =>
        stepFaults({ way, country: chosen, form: values }, step),
      )
    },
    input: (field: RecoveryField) =>
      form.input(field, (typed) => normaliseField(identity, field, typed)),
    next,
    back: () => goTo({ step: step === 2 ? 1 : 0 }),
    resend: () => void sendCode(),
    codes,
    busy: form.busy || codes.busy !== null,
  }
}

export type RecoveryState = ReturnType<typeof useRecovery>
