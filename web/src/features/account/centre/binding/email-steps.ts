import type { Refused } from '@xinghe/contract/refusal.ts'

export const emailSteps = ['phone-check', 'old', 'new', 'code'] as const
export type EmailStep = (typeof emailSteps)[number]

/** A first email needs only itself; a change also the old one and, where there is one, the phone. */
export const emailTrail = (asked: {
  readonly changing: boolean
  readonly phoneCheck: boolean
}): readonly EmailStep[] =>
  emailSteps.filter((step) => {
    if (step === 'phone-check') return asked.phoneCheck
    return step === 'old' ? asked.changing : true
  })

/** The server judges the code to the old address together with the one to the new. */
export const isAboutOldCode = ({ detail }: Refused): boolean => detail['field'] === 'oldCode'
