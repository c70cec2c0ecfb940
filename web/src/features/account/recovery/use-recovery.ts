import { useEffect, useReducer, useRef, useState } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { TransportFault } from '../../../platform/api/transport-fault.ts'
import { emit } from '../../../platform/bus/events.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useSendCode } from '../parts/use-send-code.ts'
import { placeOf } from '../refusal-place.ts'
import { forgetLoginOf } from '../remember-login.ts'
import { showRefusalDialog, shownElsewhere } from '../show-refusal.ts'
import { addresseeOf, nextRecovery, startRecovery, stepFaults } from './recovery.ts'
import { finishReset, startReset, verifyReset, type Forgetful } from './recovery-calls.ts'
import { stepFields, targetOf, type RecoveryField, type RecoveryWay } from './recovery-form.ts'
import { recoveryPlace } from './recovery-place.ts'

/** Walks a member who forgot the password through the three steps; one call at a time. */
export const useRecovery = (way: RecoveryWay, username: string) => {
  const faultText = useFaultText()
  const [recovery, tell] = useReducer(nextRecovery, startRecovery(way, username))
  const codes = useSendCode()
  const [calling, setCalling] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (recovery.way !== way) tell({ is: 'way-chosen', way })

  const { form, step, ticket } = recovery
  const whom: Forgetful = { way, name: form.username, target: targetOf(recovery) }

  const say = (error: unknown) => {
    if (error instanceof TransportFault && error.kind === 'aborted') return
    const text = faultText(error)
    if (!(error instanceof Refused)) return showToast(text, { tone: 'error' })
    if (shownElsewhere.has(error.refusal)) return
    const usual = placeOf(error.refusal)
    if (usual.at === 'dialog') return showRefusalDialog(text, usual.support)
    const place = recoveryPlace(step, error.refusal)
    if (place.at === 'field') tell({ is: 'field-refused', field: place.field, text })
    else tell({ is: place.at === 'start' ? 'expired' : 'refused', text })
  }

  const sendCode = async () => {
    const sentTo = addresseeOf(recovery)
    const answer = await codes.send(
      {
        way: way === 'phone' ? 'sms' : 'mail',
        name: whom.name,
        deliver: (proof, signal) => startReset(whom, proof, signal),
      },
      say,
    )
    if (answer !== undefined) tell({ is: 'code-sent', ticket: answer.ticket, sentTo })
  }

  const calmly = async (work: (signal: AbortSignal) => Promise<void>) => {
    // The state of the button arrives a render later than a second press.
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    setCalling(true)
    try {
      await work(controller.signal)
    } catch (error) {
      say(error)
    }
    running.current = null
    setCalling(false)
  }

  const verify = () =>
    calmly(async (signal) => {
      const passed = await verifyReset(whom, form.verifyCode, ticket, signal)
      tell({ is: 'code-passed', ticket: passed.ticket })
    })

  const finish = () =>
    calmly(async (signal) => {
      await finishReset(whom, form.password, ticket, signal)
      void forgetLoginOf(whom.name)
      tell({ is: 'password-set' })
      emit('password_change_success')
    })

  /** Goes on from the step that is shown; returns the first field that is wrong. */
  const next = (): RecoveryField | undefined => {
    const faults = stepFaults(recovery)
    tell({ is: 'checked' })
    const wrong = step === 3 ? undefined : stepFields[step].find((field) => faults[field])
    if (wrong !== undefined) return wrong
    // Whoever only went back and forth has a code under way, or has already passed it.
    const underWay = recovery.sentTo === addresseeOf(recovery) && Date.now() < codes.until
    const passed = recovery.passedCode !== '' && recovery.passedCode === form.verifyCode
    if ((step === 0 && underWay) || (step === 1 && passed)) tell({ is: 'went-on' })
    else if (step === 0) void sendCode()
    else if (step === 1) void verify()
    else void finish()
    return undefined
  }

  return {
    recovery,
    tell,
    next,
    resend: () => void sendCode(),
    codes,
    busy: calling || codes.busy !== null,
  }
}

export type RecoveryState = ReturnType<typeof useRecovery>
