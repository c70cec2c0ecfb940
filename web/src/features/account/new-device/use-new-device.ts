import { useEffect, useReducer, useRef, useState } from 'react'
import { sendCodeLoggedOut } from '@xinghe/contract/account-codes.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { callWithCaptcha } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import type { AccountWorld } from '../account-world.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { logIn, type LoginAnswer } from '../log-in.ts'
import { codeRequestFields, type CodeWay } from '../parts/code-request.ts'
import { useSendCode } from '../parts/use-send-code.ts'
import { askRegion } from '../show-refusal.ts'
import { askToDropDevice } from './ask-to-drop-device.ts'
import {
  codeFaultOf,
  isMiddle,
  nextCheck,
  numberWith,
  startCheck,
  type NewDevice,
} from './new-device.ts'

const besideCode: ReadonlySet<RefusalName> = new Set([
  'code-missing',
  'code-wrong',
  'code-locked',
  'code-expired',
  'code-sends-used-up',
  'code-sent-just-now',
])

interface NewDeviceHandlers {
  readonly onLoggedIn: (answer: LoginAnswer) => void
  /** What cannot be mended here. */
  readonly onFailure: (error: unknown) => void
}

/** Gets the code, and logs in with it. */
export const useNewDevice = (device: NewDevice, handlers: NewDeviceHandlers) => {
  const faultText = useFaultText()
  const [check, tell] = useReducer(nextCheck, startCheck)
  const codes = useSendCode()
  const captcha = useCaptcha()
  const [entering, setEntering] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const say = (error: unknown) => {
    if (error instanceof Refused && besideCode.has(error.refusal))
      tell({ is: 'code-refused', text: faultText(error) })
    else handlers.onFailure(error)
  }

  const send = async (way: CodeWay, middle: string) => {
    const { name, ticket, phone, byEmail } = device
    const target = byEmail ? '' : numberWith(phone, middle)
    const sent = await codes.send(
      {
        way,
        name,
        deliver: async (proof, signal) => {
          const fields = await codeRequestFields({ target, name, way, proof })
          return callWithCaptcha(sendCodeLoggedOut, { ...fields, type: 3, ticket }, { signal })
        },
      },
      (error) => {
        if (error instanceof Refused && error.refusal === 'phone-wrong')
          tell({ is: 'middle-refused', way, text: faultText(error) })
        else say(error)
      },
    )
    if (sent !== undefined) tell({ is: 'code-sent' })
  }

  const getCode = (way: CodeWay) => {
    if (device.byEmail || isMiddle(check.middle)) void send(way, check.middle)
    else tell({ is: 'middle-asked', way })
  }

  const giveMiddle = () => {
    if (check.wanted === null) return
    if (!isMiddle(check.middle)) return tell({ is: 'middle-short' })
    tell({ is: 'middle-given' })
    void send(check.wanted, check.middle)
  }

  const enter = async (dropOldest: boolean) => {
    // The state of the button arrives a render later than a second press.
    if (running.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setEntering(true)
    const world: AccountWorld = {
      signal,
      solve: captcha.solve,
      warnRegion: (refused) => askRegion(faultText(refused), signal),
    }
    const credentials = { name: device.name, password: device.passwordMd5 }
    const proof = { code: check.code, ticket: device.ticket, dropOldest }
    const outcome = await logIn(credentials, world, { device: proof })
    running.current = null
    if (signal.aborted) return
    setEntering(false)
    if (outcome.ok) return handlers.onLoggedIn(outcome.value)
    const { error } = outcome
    if (error instanceof Refused && error.refusal === 'too-many-devices')
      askToDropDevice(() => void enter(true))
    else if (error !== undefined) say(error)
  }

  /** False where the code is not ready to be judged. */
  const submit = (): boolean => {
    const fault = codeFaultOf(check)
    if (fault !== '') {
      tell({ is: 'code-refused', text: fault })
      return false
    }
    void enter(false)
    return true
  }

  return {
    check,
    tell,
    codes,
    entering,
    getCode,
    giveMiddle,
    submit,
    captchaDialog: captcha.dialog,
  }
}
