import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { setEdition, useEdition } from '../../platform/site/edition.ts'
import { useSwitches } from '../../platform/site/pre-info.ts'
import { shellText } from '../words/messages.ts'

/** Offered only where the operator allows the dark edition. */
export function EditionSwitch() {
  const t = useText()
  const dark = useEdition() === 'professional'
  if (useSwitches().professionalTheme !== 1) return null
  return (
    <button
      type="button"
      title={t(dark ? shellText.toLight : shellText.toDark)}
      onClick={() => setEdition(dark ? 'classic' : 'professional')}
      className="flex h-7 items-center gap-1.5 rounded-sm px-2 whitespace-nowrap text-muted transition-colors hover:bg-ink/5 hover:text-ink"
    >
      <Icon name={dark ? 'sun' : 'moon'} className="size-4" />
      {t(dark ? shellText.lightEdition : shellText.darkEdition)}
    </button>
  )
}
