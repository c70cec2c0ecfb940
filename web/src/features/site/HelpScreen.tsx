import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePreInfo } from '../../platform/site/pre-info.ts'
import { useTitle } from '../../platform/site/title.ts'
import { DocumentView } from './DocumentView.tsx'
import { HelpVote } from './HelpVote.tsx'
import { siteText } from './messages.ts'
import type { Document } from './texts/document.ts'
import { helpPages, type HelpPage } from './texts/help-index.ts'

type Loaded = { page: HelpPage; attempt: number; document: Document | 'fault' }

const pageAt = (pathname: string): HelpPage => {
  const slug = pathname.toLowerCase().split('/').at(3)
  return helpPages.find((page) => page.slug === slug) ?? helpPages[0]
}

function DocumentSkeleton() {
  return (
    <div aria-busy className="max-w-[46rem] space-y-4">
      <Skeleton className="h-9 w-52" />
      {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

/** One page of the help centre; its text is fetched when it is opened. */
export function HelpScreen() {
  const t = useText()
  const { pathname, hash } = useLocation()
  const page = pageAt(pathname)
  const site = usePreInfo()?.siteBaseConfig.siteName ?? ''
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)
  useTitle(t(siteText.pageTitle, { page: t(page.title), site: site || t(siteText.helpCentre) }))

  useEffect(() => {
    let left = false
    const show = (document: Document | 'fault'): void => {
      if (!left) setLoaded({ page, attempt, document })
    }
    page.load().then(show, () => show('fault'))
    return () => {
      left = true
    }
  }, [page, attempt])

  // The shell scrolls to an anchor at once, when the text is not there yet.
  useEffect(() => {
    if (loaded?.page !== page || hash === '') return
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [loaded, page, hash])

  if (loaded?.page !== page || loaded.attempt !== attempt) return <DocumentSkeleton />
  if (loaded.document === 'fault') {
    return (
      <ErrorState
        title={t(siteText.helpFault)}
        text={t(siteText.helpFaultLine)}
        retryLabel={t(siteText.retry)}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <>
      <DocumentView document={loaded.document} />
      {page.slug === 'zxkf' && (
        <Button icon="headset" size="lg" className="mt-8" onClick={() => emit('support_asked')}>
          {t(siteText.contact)}
        </Button>
      )}
      <HelpVote key={page.slug} page={page.slug} />
    </>
  )
}
