import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePreInfo, useSwitches } from '../../platform/site/pre-info.ts'
import { shellText } from '../words/messages.ts'
import { EditionSwitch } from './EditionSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NoticeMarquee } from './NoticeMarquee.tsx'
import { SiteClock } from './SiteClock.tsx'

export const toolStyle =
  'flex h-7 items-center gap-1.5 rounded-sm px-2 whitespace-nowrap text-muted transition-colors hover:bg-ink/5 hover:text-ink'

export function TopBar() {
  const t = useText()
  const site = usePreInfo()
  const forever = useSwitches().foreverSite === 1 ? site?.siteBaseConfig.foreverUrl : undefined
  return (
    <div className="border-b border-line bg-page text-12">
      <div className="mx-auto flex h-9 max-w-[92rem] items-center gap-6 px-8">
        <SiteClock />
        <NoticeMarquee />
        <div role="group" aria-label={t(shellText.siteTools)} className="flex items-center gap-1">
          {forever !== undefined && forever !== '' && (
            <span className="px-2 text-muted">
              {t(shellText.forever)} <span className="text-gold-text">{forever}</span>
            </span>
          )}
          <LanguageSwitch />
          <EditionSwitch />
          <button type="button" onClick={() => emit('support_asked')} className={toolStyle}>
            <Icon name="headset" className="size-4" />
            {t(shellText.support)}
          </button>
        </div>
      </div>
    </div>
  )
}
