import { login } from '@xinghe/contract/account.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { callWithCaptcha } from '../../../platform/api/client.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import type { AccountWorld, Credentials } from './account-world.ts'
import { captchaAtServer, captchaPurposes } from '../captcha/ask-server.ts'
import { noCaptcha } from '../captcha/challenge.ts'
import { runFlow, sentOf, type Outcome } from './run-flow.ts'

export type LoginAnswer = OutputOf<typeof login>

/** The wire's version of the login form. */
const formVersion = 1

/** Sent beside the password by a login from a new device. */
export interface DeviceProof {
  readonly code: string
  /** Of the refusal that asked for the code. */
  readonly ticket: string
  /** Removes the oldest trusted device where there are too many. */
  readonly dropOldest: boolean
}

interface LogInOptions {
  readonly justRegistered?: boolean
  readonly device?: DeviceProof
}

const deviceFields = (device: DeviceProof | undefined) =>
  device && {
    sendCodeNum: device.code,
    ticket: device.ticket,
    ...(device.dropOldest ? { dropOldestDevice: 1 as const } : {}),
  }

/** Right after registration, and with the ticket of a new device, the server asks for no captcha. */
export const logIn = (
  { name, password }: Credentials,
  world: AccountWorld,
  { justRegistered = false, device }: LogInOptions = {},
): Promise<Outcome<LoginAnswer>> => {
  const captcha = captchaAtServer({ ktype: captchaPurposes.login, name, password }, world.signal)
  return runFlow<LoginAnswer>(
    {
      decide: () => captcha.decide(false),
      solve: (challenge) => world.solve(challenge, captcha),
      warnRegion: (refused) => world.warnRegion(refused),
      send: async (proof, regionWarningRead) =>
        sentOf(
          await callWithCaptcha(
            login,
            {
              name,
              password,
              ...proof,
              version: formVersion,
              isAgent: 0,
              language: currentLanguage(),
              ...deviceFields(device),
              ...(regionWarningRead ? { regionWarningRead: 1 as const } : {}),
            },
            { signal: world.signal },
          ),
        ),
    },
    justRegistered || device ? { proof: noCaptcha, regionWarningRead: false } : undefined,
  )
}
