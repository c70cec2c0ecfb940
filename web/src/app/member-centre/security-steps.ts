import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { RouteName } from '../../platform/navigation/route-paths.ts'
import type { Member } from '../../platform/session/member.ts'
import { mineText } from './messages.ts'

export interface SecurityStep {
  readonly icon: IconName
  readonly title: string
  readonly line: string
  readonly done: boolean
  /** Masked by the server. */
  readonly value: string | null
  readonly route: RouteName
}

/** What an account can have bound, and whether it has. */
export const securitySteps = (
  member: Pick<Member, 'bindPhone' | 'bindRealName' | 'bindEmail' | 'phone' | 'realName'>,
): readonly SecurityStep[] => [
  {
    icon: 'user',
    title: mineText.realName,
    line: mineText.realNameLine,
    done: member.bindRealName === 1,
    value: member.realName,
    route: 'auth',
  },
  {
    icon: 'phone',
    title: mineText.phone,
    line: mineText.phoneLine,
    done: member.bindPhone === 1,
    value: member.phone,
    route: 'auth',
  },
  {
    icon: 'mail',
    title: mineText.email,
    line: mineText.emailLine,
    done: member.bindEmail === 1,
    value: null,
    route: 'auth',
  },
]
