import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { usePreInfo } from '../../../platform/site/pre-info.ts'
import { moreText } from './messages.ts'
import { SectionHead } from '../parts/SectionHead.tsx'

type Fact = { icon: IconName; title: string; line: string }

const cipher: Fact = {
  icon: 'lock',
  title: moreText.factCipher,
  line: moreText.factCipherLine,
}
const always: readonly Fact[] = [
  { icon: 'shield', title: moreText.factPassword, line: moreText.factPasswordLine },
  { icon: 'info', title: moreText.factRules, line: moreText.factRulesLine },
  { icon: 'user', title: moreText.factAdult, line: moreText.factAdultLine },
]

/** Encryption is listed only while it is switched on. */
export function FactRow() {
  const t = useText()
  const encrypted = usePreInfo()?.encryption === 1
  const facts = encrypted ? [cipher, ...always] : always
  return (
    <section aria-labelledby="home-facts">
      <SectionHead id="home-facts" title={t(moreText.facts)} line={t(moreText.factsLine)} />
      <ul className="grid auto-cols-fr grid-flow-col gap-4 max-desk:grid-flow-row max-desk:gap-2.5">
        {facts.map((fact) => (
          <li
            key={fact.title}
            className="flex gap-4 rounded-lg bg-surface p-5 shadow-1 max-desk:p-4"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-text/8 text-brand-text">
              <Icon name={fact.icon} className="size-[1.375rem]" />
            </span>
            <span>
              <span className="block text-16 font-semibold">{t(fact.title)}</span>
              <span className="mt-1 block text-13 text-muted">
                {t(fact.line, { age: termsNumbers.minimumAge })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
