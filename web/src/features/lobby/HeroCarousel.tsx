import { Link } from 'react-router'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { heroAds } from '@xinghe/contract/site.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useCall } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSession } from '../../platform/session/session.ts'
import { HeroControls } from './HeroControls.tsx'
import { homeText } from './messages.ts'
import { stepped, useCarousel } from './use-carousel.ts'

type Advert = OutputOf<typeof heroAds>[number]

const frameHeight =
  'h-[27vw] max-h-[34rem] min-h-[22rem] max-desk:h-[62vw] max-desk:min-h-60 max-desk:max-h-80'

function Slide({ advert, shown, first }: { advert: Advert; shown: boolean; first: boolean }) {
  return (
    <article
      aria-label={advert.title}
      inert={!shown}
      className={classNames(
        'absolute inset-0 transition-opacity duration-500',
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <img
        src={advert.image}
        alt=""
        fetchPriority={first ? 'high' : 'auto'}
        draggable={false}
        className="absolute inset-0 size-full object-cover object-[72%_50%]"
      />
      <div className="absolute inset-0 bg-linear-to-r from-art-shade/80 via-art-shade/25 to-transparent max-desk:bg-linear-to-t max-desk:from-art-shade/90 max-desk:via-art-shade/60" />
      <div className="relative mx-auto flex h-full max-w-[92rem] flex-col items-start justify-center px-8 pb-16 text-art-ink max-desk:justify-end max-desk:px-4 max-desk:pb-9">
        <h2
          className={classNames(
            'max-w-[18em] text-40 leading-[1.2] font-bold tracking-wide text-balance transition-transform duration-500 max-desk:text-20',
            shown ? 'translate-y-0' : 'translate-y-3',
          )}
        >
          {advert.title}
        </h2>
        <p className="mt-3 max-w-[30em] text-16 leading-relaxed text-art-ink/85 max-desk:mt-1 max-desk:line-clamp-2 max-desk:text-13">
          {advert.line}
        </p>
        {advert.action !== '' && (
          <Link
            to={advert.link}
            draggable={false}
            className={classNames(
              buttonStyle({ variant: 'gold', size: 'lg' }),
              'mt-7 min-w-36 max-desk:mt-3 max-desk:h-9 max-desk:min-w-0 max-desk:px-4 max-desk:text-13',
            )}
          >
            {advert.action}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        )}
      </div>
    </article>
  )
}

/** Fallback of the hero without adverts, and while they cannot be loaded. */
function PlainHero({ site, fault, retry }: { site: string; fault: boolean; retry: () => void }) {
  const t = useText()
  return (
    <section
      aria-label={t(homeText.hero)}
      className={`relative overflow-hidden bg-art-ground ${frameHeight}`}
    >
      <img
        src="/art/hero-welcome.svg"
        alt=""
        className="absolute inset-0 size-full object-cover object-[72%_50%]"
      />
      <div className="relative mx-auto flex h-full max-w-[92rem] flex-col items-start justify-center px-8 pb-12 text-art-ink max-desk:px-4">
        <h2 className="text-40 font-bold max-desk:text-20">{t(homeText.heroEmpty, { site })}</h2>
        <p className="mt-3 max-w-[30em] text-16 text-art-ink/85 max-desk:text-13">
          {t(homeText.heroEmptyLine)}
        </p>
        {fault && (
          <p className="mt-5 flex items-center gap-3 text-14 text-art-ink/85">
            {t(homeText.heroFault)}
            <button
              type="button"
              onClick={retry}
              className="rounded-md border border-art-ink/40 px-3 py-1 hover:bg-art-ink/10"
            >
              {t(homeText.retry)}
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

export function HeroCarousel({ site }: { site: string }) {
  const t = useText()
  const language = useLanguage()
  const adverts = useCall(heroAds, { place: 'hero', language })
  const notFor = useSession().token === '' ? 'members' : 'visitors'
  const slides = (adverts.data ?? []).filter(({ audience }) => audience !== notFor)
  const carousel = useCarousel(slides.length)

  if (adverts.isPending) {
    return <div aria-busy className={`animate-breathe bg-art-ground ${frameHeight}`} />
  }
  if (slides.length === 0) {
    return <PlainHero site={site} fault={adverts.isError} retry={() => void adverts.refetch()} />
  }
  const next = stepped(carousel.at, 1, slides.length)
  const previous = stepped(carousel.at, -1, slides.length)
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t(homeText.hero)}
      {...carousel.frame}
      className={`group relative touch-pan-y overflow-hidden bg-art-ground select-none ${frameHeight}`}
    >
      <div aria-live={carousel.playing ? 'off' : 'polite'}>
        {slides.map((advert, index) => {
          // Pictures are loaded shortly before their slide shows.
          const near = [previous, carousel.at, next].includes(index)
          return near ? (
            <Slide
              key={advert.id}
              advert={advert}
              shown={index === carousel.at}
              first={index === 0}
            />
          ) : null
        })}
      </div>
      {slides.length > 1 && (
        <HeroControls carousel={carousel} titles={slides.map(({ title }) => title)} />
      )}
    </section>
  )
}
