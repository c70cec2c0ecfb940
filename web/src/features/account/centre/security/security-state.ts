import type { SecurityState } from '@xinghe/rules/account/security-level.ts'
import type { Member } from '../../../../platform/member/member.ts'

/** Where the site asks for no withdrawal password, its absence is no fault of the member. */
export const securityStateOf = (member: Member, withdrawals: boolean): SecurityState => ({
  phone: member.bindPhone === 1,
  realName: member.bindRealName === 1,
  email: member.bindEmail === 1,
  withdrawalPassword: !withdrawals || member.hasWithdrawalPassword,
  passwordChangedAt: member.passwordChangedAt,
  registeredAt: member.registeredAt,
})
