import { register } from '@xinghe/contract/account.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { callWithCaptcha } from '../../../platform/api/client.ts'
import { keepOnPage } from '../../../platform/api/request-keeper.ts'
import { sendWithKeeper } from '../../../platform/api/send-with-keeper.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { local } from '../../../platform/storage/local.ts'
import type { AccountWorld, Credentials } from './account-world.ts'
import { captchaAtServer, captchaPurposes } from '../captcha/ask-server.ts'
import { runFlow, sentOf, type Outcome } from './run-flow.ts'
import type { InHand } from './submit-flow.ts'

type Body = InputOf<typeof register>
export type RegisterAnswer = OutputOf<typeof register>

// Outlives the dialog: closing it after a lost answer and trying again is the same intention.
const keeper = keepOnPage(register)

export const registerMember = (
  { name, password }: Credentials,
  world: AccountWorld,
): Promise<Outcome<RegisterAnswer>> => {
  const captcha = captchaAtServer({ ktype: captchaPurposes.register, name, password }, world.signal)
  return runFlow<RegisterAnswer>(
    {
      decide: () => captcha.decide(false),
      solve: (challenge) => world.solve(challenge, captcha),
      warnRegion: (refused) => world.warnRegion(refused),
      send: async (proof, regionWarningRead) => {
        const body: Body = {
          name,
          password,
          secondPassword: password,
          ...proof,
          ...referral(),
          language: currentLanguage(),
          ...(regionWarningRead ? { regionWarningRead: 1 as const } : {}),
        }
        const answer = await sendWithKeeper(register, keeper, body, ({ requestId }) =>
          callWithCaptcha(register, body, { requestId, signal: world.signal }),
        )
        return sentOf(answer)
      },
    },
    lostProof({ name, password }),
  )
}

/** Referral and invitation codes, and the address of the first visit. */
const referral = (): Pick<Body, 'domain' | 'rCode' | 'iCode'> => ({
  domain: local.get('orgurl') || location.hostname,
  rCode: local.get('rcode') ?? '',
  iCode: local.get('icode') ?? '',
})

/** The proof of a lost answer goes with its id once more; the server then answers as it did, or would have. */
const lostProof = ({ name, password }: Credentials): InHand | undefined => {
  const lost = keeper.unanswered()?.input
  if (lost?.name !== name || lost.password !== password) return undefined
  const { kaptchcate, codeId, code } = lost
  return { proof: { kaptchcate, codeId, code }, regionWarningRead: lost.regionWarningRead === 1 }
}
