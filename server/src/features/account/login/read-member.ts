import type { memberInfo } from '@xinghe/contract/account-member.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { takePopUps } from './store-notice.ts'
import { findMember, type Member } from '../member/store.ts'

type Output = OutputOf<typeof memberInfo>

export const readMember = async (
  { sql }: Platform,
  input: InputOf<typeof memberInfo>,
  { memberId, requestId, now }: MemberContext,
): Promise<Output> => {
  const member = await findMember(sql, memberId)
  if (member === null || member.state === 'closed') throw new Refused('session-expired')
  const shown = { ...show(member, member.state), stateReason: reasonOf(member, input.language) }
  if (input.isPop !== 1) return shown
  const popUps = await takePopUps(sql, {
    memberId,
    registeredAt: member.registeredAt,
    requestId,
    traditional: input.language === 'zh-TW',
    now,
  })
  if (popUps.length === 0) throw new Refused('nothing-to-pop-up')
  return { ...shown, popUps }
}

/** The operator's reason for freezing the account. */
const reasonOf = ({ state, stateReason }: Member, language: Language | undefined): string | null =>
  state === 'frozen' && stateReason !== null ? inScript(language, stateReason) : null

const bound = (masked: string | null): 0 | 1 => (masked === null ? 0 : 1)

const show = (member: Member, state: 'active' | 'frozen'): Omit<Output, 'stateReason'> => ({
  userId: member.id,
  name: member.name,
  avatar: member.avatar,
  registeredAt: member.registeredAt,
  bindPhone: bound(member.phoneMasked),
  bindRealName: bound(member.realNameMasked),
  bindEmail: bound(member.emailMasked),
  phone: member.phoneMasked,
  realName: member.realNameMasked,
  email: member.emailMasked,
  gender: member.gender,
  birthday: member.birthday,
  hasWithdrawalPassword: member.hasWithdrawalPassword,
  passwordChangedAt: member.passwordChangedAt,
  ownAvatar: member.ownAvatar,
  vipGrade: member.vipGrade,
  state,
})
