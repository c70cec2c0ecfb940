import { Link } from 'react-router'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { QrCode } from '@xinghe/ui/QrCode.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { moreText } from './messages.ts'

const points = [moreText.appPoint1, moreText.appPoint2, moreText.appPoint3]

export function AppBlock() {
  const t = useText()
  const address = new URL(pathOf('appdownload'), location.origin).href
  return (
    <section
      aria-labelledby="home-app"
      className="relative isolate overflow-hidden rounded-lg bg-art-ground text-art-ink shadow-1"
    >
      <div className="absolute inset-0 -z-1 art-glow" />
      <div className="flex items-center gap-6 p-8 max-desk:p-5">
        <div className="min-w-0 flex-1">
          <h2 id="home-app" className="text-28 font-bold text-balance max-desk:text-20">
            {t(moreText.app)}
          </h2>
          <p className="mt-2 max-w-[34em] text-14 text-art-ink/80">{t(moreText.appLine)}</p>
          <ul className="mt-5 space-y-2 text-14 text-art-ink/90 max-desk:hidden">
            {points.map((point) => (
              <li key={point} className="flex items-center gap-2.5">
                <Icon name="check" className="size-4 text-art-gold" />
                {t(point)}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex items-center gap-5 max-desk:mt-4">
            <div className="shrink-0 text-center max-desk:hidden">
              <div className="size-28 rounded-md bg-art-ink p-1">
                <QrCode text={address} label={t(moreText.qrLabel)} className="size-full" />
              </div>
              <p className="mt-1.5 text-12 text-art-ink/80">{t(moreText.appScan)}</p>
            </div>
            <Link to={pathOf('appdownload')} className={buttonStyle({ variant: 'gold' })}>
              <Icon name="phone" className="size-[1.125rem]" />
              {t(moreText.appMore)}
            </Link>
          </div>
        </div>
        <img
          src="/art/phone-app.svg"
          alt=""
          loading="lazy"
          className="h-80 w-auto max-w-[46%] self-center object-contain max-desk:h-40"
        />
      </div>
    </section>
  )
}
