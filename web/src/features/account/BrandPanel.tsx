import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/site/edition.ts'
import { usePreInfo } from '../../platform/site/pre-info.ts'
import { BrandSky } from './BrandSky.tsx'
import { brandPanelText } from './messages.ts'

interface Assurance {
  readonly icon: IconName
  readonly head: string
  readonly line: string
}

const sealedWire: Assurance = {
  icon: 'shield',
  head: brandPanelText.wire,
  line: brandPanelText.wireLine,
}
const always: readonly Assurance[] = [
  { icon: 'lock', head: brandPanelText.password, line: brandPanelText.passwordLine },
  { icon: 'user', head: brandPanelText.responsible, line: brandPanelText.responsibleLine },
]

/** The drawn half of the dialog, dark in both editions; on a phone only a band with the name is left. */
export function BrandPanel({ hiddenOnPhone }: { hiddenOnPhone: boolean }) {
  const t = useText()
  const brand = useBrand()
  const site = usePreInfo()
  const promises = site?.encryption === 1 ? [sealedWire, ...always] : always
  return (
    <aside
      data-edition="professional"
      data-brand={brand}
      className={classNames(
        'relative isolate flex flex-col overflow-hidden bg-transparent p-10 max-desk:px-5 max-desk:py-4',
        hiddenOnPhone && 'max-desk:hidden',
      )}
    >
      <BrandSky />
      <div className="flex items-center gap-3">
        <img src={`/brand/logo-${brand}.svg`} alt="" className="size-11 max-desk:size-8" />
        <strong className="text-20 font-semibold tracking-wide">
          {site && t(site.siteBaseConfig.siteName)}
        </strong>
      </div>
      <p className="mt-8 text-28 leading-snug font-semibold max-desk:hidden">
        {t(brandPanelText.line)}
      </p>
      <ul className="mt-auto flex flex-col gap-5 max-desk:hidden">
        {promises.map(({ icon, head, line }) => (
          <li key={head} className="flex items-start gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-ink/10 text-gold">
              <Icon name={icon} />
            </span>
            <span>
              <span className="block text-14 font-medium">{t(head)}</span>
              <span className="block text-12 opacity-75">
                {t(line, { age: termsNumbers.minimumAge })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
