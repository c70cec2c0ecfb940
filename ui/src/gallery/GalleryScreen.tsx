import { useState } from 'react'
import { Tabs } from '../Tabs.tsx'
import { classNames } from '../class-names.ts'
import { ActionSection } from './ActionSection.tsx'
import { ColourSection } from './ColourSection.tsx'
import { FormSection } from './FormSection.tsx'
import { IconSection } from './IconSection.tsx'
import { galleryText } from './messages.ts'
import { MoneySection } from './MoneySection.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { RecordSection } from './RecordSection.tsx'
import { StatusSection } from './StatusSection.tsx'

const modes = [
  { key: 'xinghe-classic', brand: 'xinghe', edition: 'classic' },
  { key: 'xinghe-professional', brand: 'xinghe', edition: 'professional' },
  { key: 'chihai-classic', brand: 'chihai', edition: 'classic' },
  { key: 'chihai-professional', brand: 'chihai', edition: 'professional' },
] as const

type View = 'all' | (typeof modes)[number]['key']

const views: readonly View[] = ['all', ...modes.map((mode) => mode.key)]

/** The development page: every component in every state, editions and brands side by side. */
export function GalleryScreen() {
  const [view, setView] = useState<View>('all')
  const shown = modes.filter((mode) => view === 'all' || view === mode.key)
  return (
    <main className="p-6 max-desk:p-3">
      <h1 className="text-28 font-semibold">{galleryText.title}</h1>
      <p className="mt-1 mb-4 text-muted">{galleryText.intro}</p>
      <Tabs
        label={galleryText.view}
        variant="pill"
        value={view}
        onValueChange={setView}
        tabs={views.map((key) => ({ key, label: galleryText[key] }))}
      />
      <div
        className={classNames(
          'mt-4 grid gap-4',
          view === 'all'
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]'
            : 'grid-cols-[minmax(0,1fr)]',
        )}
      >
        {shown.map((mode) => (
          <div
            key={mode.key}
            data-brand={mode.brand}
            data-edition={mode.edition}
            className={classNames(
              'rounded-lg border border-line p-4 pb-0 *:mb-4 *:break-inside-avoid',
              view !== 'all' && 'columns-[30rem] gap-4',
            )}
          >
            <h2 className="text-20 font-semibold [column-span:all]">{galleryText[mode.key]}</h2>
            <ColourSection />
            <ActionSection />
            <FormSection />
            <MoneySection />
            <OverlaySection />
            <RecordSection />
            <StatusSection />
            <IconSection />
          </div>
        ))}
      </div>
    </main>
  )
}
