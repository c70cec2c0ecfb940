import type { Preview } from '@xinghe/contract/sports-preview.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { FormTab } from './FormTab.tsx'
import { LineUpsTab } from './LineUpsTab.tsx'
import { MeetingsTab } from './MeetingsTab.tsx'
import type { PreviewTab } from './preview-tabs.ts'
import { TableTab } from './TableTab.tsx'

type PreviewPanelProps = { head: MatchHead; preview: Preview; tab: PreviewTab }

/** What was known before the match. */
export function PreviewPanel({ head, preview, tab }: PreviewPanelProps) {
  const { form, meetings, table, lineUps, simulated } = preview
  if (tab === 'form') return <FormTab head={head} form={form} />
  if (tab === 'meetings') return <MeetingsTab head={head} meetings={meetings} />
  if (tab === 'table') return <TableTab head={head} table={table} />
  return lineUps === null ? null : (
    <LineUpsTab head={head} lineUps={lineUps} simulated={simulated} />
  )
}
