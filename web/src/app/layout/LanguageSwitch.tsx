import { Icon } from '@xinghe/ui/Icon.tsx'
import { setLanguage, useLanguage } from '../../platform/i18n/language.ts'
import { shellText } from '../words/messages.ts'

const other = {
  'zh-CN': { language: 'zh-TW', name: shellText.traditional },
  'zh-TW': { language: 'zh-CN', name: shellText.simplified },
} as const

/** Names the other language in itself, so that whoever needs it can find it. */
export function LanguageSwitch() {
  const { language, name } = other[useLanguage()]
  return (
    <button
      type="button"
      lang={language}
      onClick={() => void setLanguage(language)}
      className="flex h-7 items-center gap-1.5 rounded-sm px-2 whitespace-nowrap text-muted transition-colors hover:bg-ink/5 hover:text-ink"
    >
      <Icon name="globe" className="size-4" />
      {name}
    </button>
  )
}
