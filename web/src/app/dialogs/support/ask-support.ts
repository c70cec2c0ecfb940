import type { OutputOf } from '@xinghe/contract/call.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { callApi } from '../../../platform/api/client.ts'
import { showLoading, showToast } from '../../../platform/feedback/dialogs.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { textOfFault } from '../../../platform/transport/text-of-fault.ts'
import { supportText } from './messages.ts'

export type Support = OutputOf<typeof supportLink>

const isSafe = ({ url, kind }: Support): boolean => kind === 'inside' || /^https:\/\//i.test(url)

/** Where customer service is; null when it cannot be told, which a toast has said. */
export const askSupport = async (): Promise<Support | null> => {
  const close = showLoading({ msg: translate(supportText.loading) })
  try {
    const support = await callApi(supportLink, {})
    if (isSafe(support)) return support
    showToast(translate(supportText.fault), { tone: 'warning' })
  } catch (fault) {
    showToast(textOfFault(fault, translate), { tone: 'error' })
  } finally {
    close()
  }
  return null
}
