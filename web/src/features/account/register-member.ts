import { register } from '@xinghe/contract/account.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { callWithCaptcha } from '../../platform/api/client.ts'
import { randomId } from '../../platform/session/random-id.ts'
import { local } from '../../platform/storage/local.ts'
import type { AccountWorld, Credentials } from './account-world.ts'
import { captchaAtServer, captchaPurposes } from './captcha/ask-server.ts'
import { requestIntention } from './request-intention.ts'
import { runFlow, sentOf, type Outcome } from './run-flow.ts'
import type { InHand } from './submit-flow.ts'

type Body = InputOf<typeof register>
export type RegisterAnswer = OutputOf<typeof register>

// Outlives the dialog: whoever closes it after a lost answer and tries again still means the same.
const intention = requestIntention<Body>(randomId)

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
          ...(regionWarningRead ? { regionWarningRead: 1 as const } : {}),
        }
        const requestId = intention.idFor(body)
        try {
          const answer = await callWithCaptcha(register, body, { requestId, signal: world.signal })
          intention.answered()
          return sentOf(answer)
        } catch (error) {
          // A broken line answers nothing; the intention waits for the next press.
          if (error instanceof Refused) intention.answered()
          throw error
        }
      },
    },
    lostProof({ name, password }),
  )
}

/** Whose invitation brought the visitor here, and under which address. */
const referral = (): Pick<Body, 'domain' | 'rCode' | 'iCode'> => ({
  domain: local.get('orgurl') || location.hostname,
  rCode: local.get('rcode') ?? '',
  iCode: local.get('icode') ?? '',
})

/** The proof of a lost answer goes with its id once more; the server then answers as it did, or would have. */
const lostProof = ({ name, password }: Credentials): InHand | undefined => {
  const lost = intention.waiting((body) => body.name === name && body.password === password)
  if (lost === null) return undefined
  const { kaptchcate, codeId, code } = lost
  return { proof: { kaptchcate, codeId, code }, regionWarningRead: lost.regionWarningRead === 1 }
}
