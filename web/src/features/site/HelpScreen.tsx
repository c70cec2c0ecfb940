import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { emit } from '../../platform/bus/events.ts'
import { elementAt } from '../../platform/navigation/element-at.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePreInfo } from '../../platform/site/pre-info.ts'
import { useTitle } from '../../platform/site/title.ts'
import { DocumentView } from './document/DocumentView.tsx'
import { HelpVote } from './HelpVote.tsx'
import { LegalVersions } from './legal/LegalVersions.tsx'
import { loadLegal, type LegalPage } from './legal/load-legal.ts'
import { siteText } from './messages.ts'
import { helpPages, type HelpPage } from './texts/help-index.ts'

/** What is shown belongs to this key: the page, the version asked for, the language and the attempt. */
type Loaded = { key: string; content: LegalPage | 'fault' }

const pageAt = (pathname: string): HelpPage => {
  const slug = pathname.toLowerCase().split('/').at(3)
  return helpPages.find((page) => page.slug === slug) ?? helpPages[0]
}

const contentOf = async (page: HelpPage, version: number | undefined): Promise<LegalPage> =>
  page.legal === undefined
    ? { document: await page.load(), published: null }
    : loadLegal(page.legal, version)

/** `?version=2`; anything else asks for the newest. */
const versionIn = (search: string): number | undefined => {
  const text = new URLSearchParams(search).get('version') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
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
  const { pathname, search, hash } = useLocation()
  const page = pageAt(pathname)
  const version = versionIn(search)
  const language = useLanguage()
  const site = usePreInfo()?.siteBaseConfig.siteName ?? ''
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = [page.slug, version, language, attempt].join(' ')
  useTitle(t(siteText.pageTitle, { page: t(page.title), site: site || t(siteText.helpCentre) }))

  useEffect(() => {
    let left = false
    const show = (content: Loaded['content']): void => {
      if (!left) setLoaded({ key, content })
    }
    contentOf(page, version).then(show, () => show('fault'))
    return () => {
      left = true
    }
  }, [page, version, key])

  // The shell scrolls to an anchor at once, when the text is not there yet.
  useEffect(() => {
    if (loaded?.key === key) elementAt(hash)?.scrollIntoView()
  }, [loaded, key, hash])

  if (loaded?.key !== key) return <DocumentSkeleton />
  if (loaded.content === 'fault') {
    return (
      <ErrorState
        title={t(siteText.helpFault)}
        text={t(siteText.helpFaultLine)}
        retryLabel={t(siteText.retry)}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  const { document: shown, published } = loaded.content
  return (
    <>
      {published !== null && <LegalVersions published={published} path={pathname} />}
      <DocumentView document={shown} />
      {page.slug === 'zxkf' && (
        <Button icon="headset" size="lg" className="mt-8" onClick={() => emit('support_asked')}>
          {t(siteText.contact)}
        </Button>
      )}
      <HelpVote key={page.slug} page={page.slug} />
    </>
  )
}
