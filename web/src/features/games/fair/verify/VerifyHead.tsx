import { Icon } from '@xinghe/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import { verifyText as words } from './messages.ts'

/** The page stands alone, so it brings the brand and the way home. */
export function VerifyHead({ brand }: { brand: ReactNode }) {
  const t = useText()
  return (
    <header className="relative isolate overflow-hidden bg-art-ground text-art-ink">
      <div className="absolute inset-0 -z-1 art-glow" />
      <div className="mx-auto max-w-4xl px-6 max-desk:px-4">
        <div className="flex h-16 items-center justify-between">
          <Link to={pathOf('home')}>{brand}</Link>
          <Link
            to={pathOf('home')}
            className="flex items-center gap-1.5 text-14 text-art-ink/85 hover:text-art-ink"
          >
            {t(words.home)}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </div>
        <div className="flex items-center gap-4 pt-4 pb-8 max-desk:pb-6">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-art-ink/10 text-art-gold max-desk:size-11">
            <Icon name="shield" className="size-7 max-desk:size-6" />
          </span>
          <div>
            <h1 className="text-28 font-bold max-desk:text-20">{t(words.title)}</h1>
            <p className="mt-1 text-14 text-art-ink/85 max-desk:text-13">{t(words.intro)}</p>
          </div>
        </div>
      </div>
    </header>
  )
}
