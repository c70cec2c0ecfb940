import { usePreInfo } from '../../platform/site/pre-info.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { shellText } from './messages.ts'

/** The operator's name of the site; ours until it has arrived. */
export const useSiteName = (): string => {
  const t = useText()
  const name = usePreInfo()?.siteBaseConfig.siteName ?? ''
  return t(name === '' ? shellText.siteName : name)
}
