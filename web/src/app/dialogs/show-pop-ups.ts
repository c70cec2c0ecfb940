import { memberInfo } from '@xinghe/contract/account-member.ts'
import { callApi } from '../../platform/api/client.ts'
import { showTips } from '../../platform/feedback/dialogs.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'

/** After a login: the notices that the operator wants every member to see once, newest on top. */
export const showPopUps = async (): Promise<void> => {
  try {
    const { popUps = [] } = await callApi(memberInfo, { isPop: 1, language: currentLanguage() })
    for (const { title, body } of popUps.toReversed()) showTips({ title, msg: body })
  } catch {
    // No notices, or no answer: a failed read of notices is not shown as an error.
  }
}
