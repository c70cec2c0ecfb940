import type { Refused, RefusalName } from '@xinghe/contract/refusal.ts'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { partsText as words } from './messages.ts'

const aboutPassword = [
  'password-check-failed',
  'password-check-locked',
] as const satisfies readonly RefusalName[]

export const isAboutPassword = ({ refusal }: Refused): boolean =>
  (aboutPassword as readonly RefusalName[]).includes(refusal)

/** For a form: these refusals stand beside the password. */
export const passwordPlaces = <Field extends string>(
  field: Field,
): Record<(typeof aboutPassword)[number], Field> => ({
  'password-check-failed': field,
  'password-check-locked': field,
})

/** What is wrong with what was typed, untranslated. */
export const passwordFault = (typed: string): string | undefined =>
  typed.length < withdrawalPasswordLength ? words.passwordEmpty : undefined
