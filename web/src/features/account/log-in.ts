import { login } from '@xinghe/contract/account.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { callWithCaptcha } from '../../platform/api/client.ts'
import type { AccountWorld, Credentials } from './account-world.ts'
import { captchaAtServer, captchaPurposes } from './captcha/ask-server.ts'
import { noCaptcha } from './captcha/challenge.ts'
import { runFlow, sentOf, type Outcome } from './run-flow.ts'

export type LoginAnswer = OutputOf<typeof login>

/** The wire's version of the login form. */
const formVersion = 1

/** `justRegistered` tries without a captcha first: the server lets that pass once after registration. */
export const logIn = (
  { name, password }: Credentials,
  world: AccountWorld,
  { justRegistered = false } = {},
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
              ...(regionWarningRead ? { regionWarningRead: 1 as const } : {}),
            },
            { signal: world.signal },
          ),
        ),
    },
    justRegistered ? { proof: noCaptcha, regionWarningRead: false } : undefined,
  )
}
