import type { Preview, PreviewMatch } from '@xinghe/contract/sports-preview.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { previewText as words } from './messages.ts'
import { recordOf } from './outcome-look.ts'
import { PastMatches } from './PastMatches.tsx'
import { PreviewCard } from './PreviewCard.tsx'

function TeamForm({ team, matches }: { team: string; matches: readonly PreviewMatch[] }) {
  const t = useText()
  if (matches.length === 0)
    return (
      <PreviewCard title={team}>
        <EmptyState icon="calendar" title={t(words.noForm)} text={t(words.noFormLine)} />
      </PreviewCard>
    )
  return (
    <PreviewCard title={team} note={t(words.record, recordOf(matches))}>
      <PastMatches matches={matches} />
    </PreviewCard>
  )
}

/** The last matches of both sides. */
export function FormTab({ head, form }: { head: MatchHead; form: Preview['form'] }) {
  return (
    <div className="grid gap-3">
      <TeamForm team={head.home} matches={form.home} />
      <TeamForm team={head.away} matches={form.away} />
    </div>
  )
}
