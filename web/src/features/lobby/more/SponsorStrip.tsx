import { Link } from 'react-router'
import { sponsorContent } from '@xinghe/contract/site-lists.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { moreText } from './messages.ts'
import { SectionHead } from '../parts/SectionHead.tsx'

/** Decoration of the page: without partners, or without an answer, there is no strip. */
export function SponsorStrip() {
  const t = useText()
  const language = useLanguage()
  const sponsors = useCall(sponsorContent, { language })
  if (sponsors.isError || sponsors.data?.length === 0) return null
  return (
    <section aria-labelledby="home-sponsors">
      <SectionHead
        id="home-sponsors"
        title={t(moreText.sponsors)}
        action={
          <Link
            to={pathOf('sponsor')}
            className="flex items-center gap-0.5 text-14 text-muted hover:text-brand-text"
          >
            {t(moreText.sponsorsMore)}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        }
      />
      <ul className="grid grid-cols-8 gap-3 max-desk:grid-cols-4 max-desk:gap-2">
        {sponsors.data === undefined
          ? Array.from({ length: 8 }, (_, at) => (
              <li key={at}>
                <Skeleton className="h-24 w-full rounded-lg" />
              </li>
            ))
          : sponsors.data.slice(0, 8).map((sponsor) => (
              <li
                key={sponsor.id}
                className="flex h-24 flex-col items-center justify-center gap-2 rounded-lg bg-surface px-2 shadow-1 max-desk:h-20"
              >
                <img
                  src={sponsor.image}
                  alt=""
                  loading="lazy"
                  className="h-9 max-w-full max-desk:h-7"
                />
                <span className="w-full truncate text-center text-12 text-muted">
                  {sponsor.name}
                </span>
              </li>
            ))}
      </ul>
    </section>
  )
}
