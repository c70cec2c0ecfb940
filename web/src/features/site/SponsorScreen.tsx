import { sponsorContent } from '@xinghe/contract/site-lists.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../platform/transport/text-of-fault.ts'
import { useCall } from '../../platform/api/use-call.ts'
import { emit } from '../../platform/bus/events.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePreInfo } from '../../platform/site/pre-info.ts'
import { siteText } from './messages.ts'

const grid = 'grid grid-cols-4 gap-4 max-desk:grid-cols-2 max-desk:gap-3'

/** `2024-08` as `2024 年 8 月`. */
const monthText = (month: string): string => {
  const [year = '', number = ''] = month.split('-')
  return `${year} 年 ${Number(number)} 月`
}

function SponsorGrid() {
  const t = useText()
  const faultText = useFaultText()
  const sponsors = useCall(sponsorContent, { language: useLanguage() })
  if (sponsors.isPending) {
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-64 rounded-lg" />
        ))}
      </div>
    )
  }
  if (sponsors.isError) {
    return (
      <ErrorState
        title={t(siteText.sponsorFault)}
        text={faultText(sponsors.error)}
        retryLabel={t(siteText.retry)}
        onRetry={() => void sponsors.refetch()}
        retrying={sponsors.isFetching}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  if (sponsors.data.length === 0) {
    return (
      <EmptyState
        icon="star"
        title={t(siteText.sponsorEmpty)}
        text={t(siteText.sponsorEmptyLine)}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  }
  return (
    <ul className={grid}>
      {sponsors.data.map((sponsor) => (
        <li
          key={sponsor.id}
          className="flex flex-col items-center rounded-lg bg-surface px-5 py-8 text-center shadow-1"
        >
          <img src={sponsor.image} alt="" className="h-14 max-desk:h-10" />
          <h2 className="mt-5 text-16 font-semibold">{sponsor.name}</h2>
          <p className="mt-1 text-13 text-muted">{sponsor.line}</p>
          {sponsor.since !== null && (
            <p className="mt-1 text-12 text-gold-text">
              {t(siteText.sponsorSince, { month: monthText(sponsor.since) })}
            </p>
          )}
          {sponsor.text !== '' && (
            <p className="mt-3 text-13 leading-relaxed text-pretty">{sponsor.text}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

export function SponsorScreen() {
  const t = useText()
  const demo = usePreInfo()?.mode === 'demo'
  return (
    <>
      <section className="relative isolate overflow-hidden bg-art-ground text-art-ink">
        <img
          src="/art/hero-welcome.svg"
          alt=""
          className="absolute inset-0 -z-1 size-full object-cover object-[72%_40%]"
        />
        <div className="absolute inset-0 -z-1 bg-linear-to-r from-art-shade/80 via-art-shade/40 to-transparent" />
        <div className="mx-auto max-w-[92rem] px-8 py-20 max-desk:px-4 max-desk:py-12">
          <h1 className="text-40 font-bold max-desk:text-28">{t(siteText.sponsorTitle)}</h1>
          <p className="mt-3 max-w-[34em] text-16 text-art-ink/85 max-desk:text-14">
            {t(siteText.sponsorLine)}
          </p>
        </div>
      </section>
      <div className="mx-auto max-w-[92rem] space-y-6 px-8 py-10 max-desk:px-4 max-desk:py-6">
        <SponsorGrid />
        {demo && <p className="text-13 text-muted">{t(siteText.sponsorDemo)}</p>}
        <section className="flex items-center gap-6 rounded-lg bg-surface p-8 shadow-1 max-desk:flex-col max-desk:items-start max-desk:gap-4 max-desk:p-5">
          <div className="flex-1">
            <h2 className="text-20 font-bold">{t(siteText.sponsorJoin)}</h2>
            <p className="mt-1 text-14 text-muted">{t(siteText.sponsorJoinLine)}</p>
          </div>
          <Button icon="headset" size="lg" onClick={() => emit('support_asked')}>
            {t(siteText.contact)}
          </Button>
        </section>
      </div>
    </>
  )
}
