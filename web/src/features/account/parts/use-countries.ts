import { countryArea } from '@xinghe/contract/site.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'

/** The list is asked for when someone first wants to choose. */
export const useCountries = (wanted: boolean) => {
  const language = useLanguage()
  return useCall(countryArea, { language }, { enabled: wanted })
}
