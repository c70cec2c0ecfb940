import { memberInfo } from '@xinghe/contract/account-member.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../i18n/language.ts'
import type { Member } from './member.ts'

/**
 * The operator's reason for freezing the account, in the language shown; empty without one. The other facts
 * of a member need no language, so they are asked for once for all languages.
 */
export const useStateReason = (member: Member | undefined): string => {
  const language = useLanguage()
  const isConverted = member?.state === 'frozen' && language !== 'zh-CN'
  const { data: converted } = useCall(memberInfo, { language }, { enabled: isConverted })
  return (isConverted ? converted : member)?.stateReason ?? ''
}
