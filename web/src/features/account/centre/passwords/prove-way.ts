import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { Member } from '../../../../platform/member/member.ts'
import { passwordText } from './messages.ts'

/** How a member proves to be the one who may change a password. */
export const proveWays = ['old', 'phone', 'email'] as const
export type ProveWay = (typeof proveWays)[number]

export interface WayChoice {
  readonly way: ProveWay
  readonly icon: IconName
  readonly title: string
  readonly line: string
  readonly params: Readonly<Record<string, string>>
  readonly open: boolean
}

/** The three ways, and why one is closed. */
export const waysOf = (
  member: Pick<Member, 'bindPhone' | 'bindEmail' | 'phone' | 'email'>,
  oldLine: string,
): readonly WayChoice[] => {
  const byPhone = member.bindPhone === 1
  const byEmail = member.bindEmail === 1
  return [
    {
      way: 'old',
      icon: 'lock',
      title: passwordText.byOld,
      line: oldLine,
      params: {},
      open: true,
    },
    {
      way: 'phone',
      icon: 'phone',
      title: passwordText.byPhone,
      line: byPhone ? passwordText.byPhoneLine : passwordText.noPhone,
      params: { phone: member.phone ?? '' },
      open: byPhone,
    },
    {
      way: 'email',
      icon: 'mail',
      title: passwordText.byEmail,
      line: byEmail ? passwordText.byEmailLine : passwordText.noEmail,
      params: { email: member.email ?? '' },
      open: byEmail,
    },
  ]
}
