import { Link } from 'react-router'
import { sponsorContent } from '@xinghe/contract/site-lists.ts'
import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import { useCall } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { serverNow, usePreInfo, useSwitches } from '../../platform/site/pre-info.ts'
import { Brand } from '../navigation/Brand.tsx'
import { EntryLink } from '../navigation/EntryLink.tsx'
import { siteDayText } from '../words/site-time.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { useSiteName } from '../words/use-site-name.ts'
import { footerGroups } from './footer-links.ts'
import { footerText } from './messages.ts'

const age = termsNumbers.minimumAge

function LinkColumns() {
  const t = useText()
  const noDeposits = useSwitches().deposit === 0
  return (
    <div className="grid flex-1 grid-cols-4 gap-8 max-desk:grid-cols-2 max-desk:gap-6">
      {footerGroups.map((group) => (
        <section key={group.title}>
          <h2 className="text-14 font-semibold">{t(group.title)}</h2>
          <ul className="mt-3 space-y-1">
            {group.links
              .filter(({ route }) => !(noDeposits && route === 'helpCk'))
              .map(({ route, text }) => (
                <li key={route}>
                  <Link
                    to={pathOf(route as 'home')}
                    className="inline-block py-1 text-13 text-muted hover:text-brand-text"
                  >
                    {t(text)}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Partners() {
  const partners = useCall(sponsorContent, { language: useLanguage() }).data ?? []
  if (partners.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-6 max-desk:justify-center">
      {partners.map((partner) => (
        <img
          key={partner.id}
          src={partner.image}
          alt={partner.name}
          loading="lazy"
          className="h-8 opacity-80 max-desk:h-6"
        />
      ))}
    </div>
  )
}

export function Footer() {
  const t = useText()
  const site = useSiteName()
  const demo = usePreInfo()?.mode === 'demo'
  const entries = useNavigation('footer') ?? []
  return (
    <footer className="border-t border-line bg-surface max-desk:pb-20">
      <div className="mx-auto max-w-[92rem] px-8 max-desk:px-4">
        <div className="flex gap-16 py-10 max-desk:flex-col max-desk:gap-8 max-desk:py-7">
          <div className="w-72 shrink-0 max-desk:w-full">
            <Brand />
            <p className="mt-4 text-13 text-muted">{t(footerText.play)}</p>
            <ul className="mt-3 flex flex-wrap gap-x-5">
              {entries.map((entry) => (
                <li key={entry.category}>
                  <EntryLink
                    entry={entry}
                    className="inline-block py-1 text-13 text-brand-text hover:underline"
                  >
                    {t(entry.text)}
                  </EntryLink>
                </li>
              ))}
            </ul>
          </div>
          <LinkColumns />
        </div>
        <Partners />
        <div className="flex items-center gap-5 border-t border-line py-6 max-desk:flex-col max-desk:items-start max-desk:gap-3">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-danger font-num text-16 font-bold text-danger"
          >
            {t(footerText.adultMark, { age })}
          </span>
          <div className="text-12 text-muted">
            <p>
              {t(footerText.adult, { age })}
              {demo && <span className="ml-3 text-gold-text">{t(footerText.demo)}</span>}
            </p>
            <p className="mt-1">{t(footerText.searchText, { site, age })}</p>
          </div>
          <p className="ml-auto shrink-0 font-num text-12 text-muted max-desk:ml-0">
            © {siteDayText(serverNow()).slice(0, 4)} {site} {t(footerText.rights)}
          </p>
        </div>
      </div>
    </footer>
  )
}
