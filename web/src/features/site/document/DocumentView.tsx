import { useText } from '../../../platform/i18n/use-text.ts'
import { DocumentTable } from '../table/DocumentTable.tsx'
import { LiveParagraph } from '../live/LiveParagraph.tsx'
import type { Document, Paragraph, Section } from '../texts/document.ts'

type Translate = ReturnType<typeof useText>

type DocumentViewProps = {
  document: Document
  /** A dialog shows the title itself; ids get a prefix, as the same text may stand on the page. */
  inDialog?: boolean
}

export function DocumentView({ document, inDialog = false }: DocumentViewProps) {
  const t = useText()
  return (
    <article className={`max-w-[46rem] leading-[1.8] text-ink ${inDialog ? 'text-14' : 'text-16'}`}>
      {inDialog ? null : (
        <h1 className="text-28 leading-tight font-semibold">{t(document.title)}</h1>
      )}
      <p className="mt-2 text-13 text-muted">{t(document.updated)}</p>
      {document.sections.map((section) => (
        <SectionView key={section.id} section={section} inDialog={inDialog} t={t} />
      ))}
    </article>
  )
}

function SectionView(props: { section: Section; inDialog: boolean; t: Translate }) {
  const { section, inDialog, t } = props
  const Heading = inDialog ? 'h3' : 'h2'
  const id = inDialog ? `dialog-${section.id}` : section.id
  return (
    <section aria-labelledby={id} className="mt-8">
      {/* The margin keeps a heading clear of the sticky header when it is an anchor's target. */}
      <Heading id={id} className="scroll-mt-24 text-20 leading-snug font-semibold">
        {t(section.heading)}
      </Heading>
      {section.paragraphs.map((paragraph) => (
        <ParagraphView
          key={paragraphKey(paragraph)}
          paragraph={paragraph}
          label={t(section.heading)}
          t={t}
        />
      ))}
    </section>
  )
}

function ParagraphView(props: { paragraph: Paragraph; label: string; t: Translate }) {
  const { paragraph, label, t } = props
  if (typeof paragraph === 'string') return <p className="mt-3">{t(paragraph)}</p>
  if ('table' in paragraph) return <DocumentTable table={paragraph.table} label={label} />
  if ('live' in paragraph) return <LiveParagraph name={paragraph.live} label={label} />
  const List = paragraph.ordered ? 'ol' : 'ul'
  const marker = paragraph.ordered ? 'list-decimal' : 'list-disc'
  return (
    <List className={`mt-3 space-y-1 pl-6 marker:text-muted ${marker}`}>
      {paragraph.list.map((item) => (
        <li key={item} className="pl-1">
          {t(item)}
        </li>
      ))}
    </List>
  )
}

// Texts are constant and do not repeat within a section, so they can be their own keys.
function paragraphKey(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  if ('live' in paragraph) return `live ${paragraph.live}`
  if ('table' in paragraph) return `table ${paragraph.table.head.join('|')}`
  return `list ${paragraph.list.join('|')}`
}
