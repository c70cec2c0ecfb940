import type { ScriptPair } from '@xinghe/rules/chat/room-event.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'

/** A text of the server in the script shown. */
export const useScript = (): ((pair: ScriptPair) => string) => {
  const language = useLanguage()
  return (pair) => (language === 'zh-CN' ? pair.cn : pair.tw)
}
