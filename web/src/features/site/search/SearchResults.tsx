import { Link } from 'react-router'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { FeedbackLink } from '../FeedbackLink.tsx'
import { helpText } from '../help-messages.ts'
import type { Found, HelpSection, Span } from './find-in-help.ts'

export const pathOfSection = ({ slug, id }: Pick<HelpSection, 'slug' | 'id'>): string =>
  `/app/help/${slug}#${id}`

function Marked({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, hit }, at) =>
    hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- spans of one text never move
      <mark key={at} className="rounded-sm bg-gold/25 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

export function SearchResults(props: { results: readonly Found[]; onFollow: () => void }) {
  const t = useText()
  const { results, onFollow } = props
  if (results.length === 0)
    return (
      <EmptyState
        title={t(helpText.none)}
        text={t(helpText.noneLine)}
        action={
          <FeedbackLink
            to="feedback"
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            onFollow={onFollow}
          >
            {t(helpText.toFeedback)}
          </FeedbackLink>
        }
      />
    )
  return (
    <ul aria-label={t(helpText.results)} className="-mx-3 divide-y divide-line">
      {results.map(({ section, heading, excerpt }) => (
        <li key={`${section.slug} ${section.id}`}>
          <Link
            data-result
            to={pathOfSection(section)}
            onClick={onFollow}
            className="block rounded-md px-3 py-3 transition-colors hover:bg-brand-text/6 focus-visible:bg-brand-text/6"
          >
            <span className="text-12 text-muted">{section.page}</span>
            <span className="block text-14 font-medium text-brand-text">
              <Marked spans={heading} />
            </span>
            <span className="mt-0.5 block text-13 leading-relaxed text-muted">
              <Marked spans={excerpt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
