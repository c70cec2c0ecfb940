import { useEffect, useRef, useState } from 'react'
import { sendCodeLoggedOut } from '@xinghe/contract/account-codes.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { callWithCaptcha } from '../../../platform/api/client.ts'
import { useForm } from '../../../platform/form/use-form.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import type { AccountWorld } from '../flow/account-world.ts'
import { logIn, type LoginAnswer } from '../flow/log-in.ts'
import { askRegion } from '../flow/show-refusal.ts'
import { codeFault, isAboutCode } from '../parts/code-check.ts'
import { codeRequestFields, type CodeWay } from '../parts/code-request.ts'
import { codeText } from '../parts/messages.ts'
import { useSendCode } from '../parts/use-send-code.ts'
import { askToDropDevice } from './ask-to-drop-device.ts'
import { newDeviceText } from './messages.ts'
import { isMiddle, numberWith, type NewDevice } from './new-device.ts'

interface NewDeviceHandlers {
  readonly onLoggedIn: (answer: LoginAnswer) => void
  /** Faults that this form cannot handle. */
  readonly onFailure: (error: unknown) => void
}

/** Gets the code, and logs in with it. */
export const useNewDevice = (device: NewDevice, handlers: NewDeviceHandlers) => {
  const faultText = useFaultText()
  const codes = useSendCode()
  const captcha = useCaptcha()
  /** The channel of the requested code, while the dialog asks for the hidden digits. */
  const [wanted, setWanted] = useState<CodeWay | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const faultOf = (typed: string) =>
    codes.until === 0 ? codeText.notAsked : codeFault(typed, true)
  const code = useForm({
    empty: { sendCodeNum: '' },
    check: ({ sendCodeNum }) => ({ sendCodeNum: faultOf(sendCodeNum) }),
  })
  const middle = useForm({
    empty: { middle: '' },
    check: (typed) => ({
      middle: isMiddle(typed.middle) ? undefined : newDeviceText.middleWrong,
    }),
  })

  const say = (error: unknown) => {
    if (error instanceof Refused && isAboutCode(error))
      code.setFault(faultText(error), 'sendCodeNum')
    else handlers.onFailure(error)
  }

  const send = async (way: CodeWay, digits: string) => {
    const { name, ticket, phone, byEmail } = device
    const target = byEmail ? '' : numberWith(phone, digits)
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
        if (!(error instanceof Refused && error.refusal === 'phone-wrong')) return say(error)
        middle.forget('middle')
        middle.setFault(faultText(error), 'middle')
        setWanted(way)
      },
    )
    // An older code no longer counts.
    if (sent !== undefined) code.clear()
  }

  const enter = async (dropOldest: boolean) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const world: AccountWorld = {
      signal,
      solve: captcha.solve,
      warnRegion: (refused) => askRegion(refused, faultText(refused), signal),
    }
    const credentials = { name: device.name, password: device.passwordMd5 }
    const proof = { code: code.values.sendCodeNum, ticket: device.ticket, dropOldest }
    const outcome = await logIn(credentials, world, { device: proof })
    running.current = null
    if (signal.aborted) return
    if (outcome.ok) return handlers.onLoggedIn(outcome.value)
    const { error } = outcome
    if (error instanceof Refused && error.refusal === 'too-many-devices')
      askToDropDevice(() => void code.submit(() => enter(true)))
    else if (error !== undefined) say(error)
  }

  return {
    code,
    isCodeReady: faultOf(code.values.sendCodeNum) === undefined,
    codes,
    getCode: (way: CodeWay) => {
      const { middle: digits } = middle.values
      if (device.byEmail || isMiddle(digits)) void send(way, digits)
      else {
        middle.clear()
        setWanted(way)
      }
    },
    /** The dialog that asks for the hidden digits; they are asked for once. */
    middle: {
      form: middle,
      open: wanted !== null,
      submit: () =>
        void middle.submit(async () => {
          if (wanted === null) return
          setWanted(null)
          void send(wanted, middle.values.middle)
        }),
      close: () => {
        setWanted(null)
        middle.clear()
      },
    },
    submit: () => void code.submit(() => enter(false)),
    captchaDialog: captcha.dialog,
  }
}

export type MiddleDigits = ReturnType<typeof useNewDevice>['middle']
