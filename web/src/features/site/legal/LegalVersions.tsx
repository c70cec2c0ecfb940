import { useId } from 'react'
import { useNavigate } from 'react-router'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { LegalPage } from './load-legal.ts'
import { legalText as words } from './messages.ts'

type LegalVersionsProps = { published: NonNullable<LegalPage['published']>; path: string }

/** Which version is shown, and a way to the others; the address holds the choice. */
export function LegalVersions({ published, path }: LegalVersionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const id = useId()
  const { version, versions, isNewest, change } = published
  const newest = versions[0]?.version ?? version
  const show = (wanted: number): void =>
    void navigate(wanted === newest ? path : `${path}?version=${wanted}`)
  return (
    <div className="mb-6 max-w-[46rem] space-y-3 text-14">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-muted">
          {t(words.versions)}
        </label>
        <select
          id={id}
          value={version}
          onChange={(event) => show(Number(event.currentTarget.value))}
          className="h-9 rounded-md border border-line bg-surface px-2 max-desk:h-11"
        >
          {versions.map((one) => (
            <option key={one.version} value={one.version}>
              {t(words.versionOf, { version: one.version, day: siteDay(one.publishedAt) })}
            </option>
          ))}
        </select>
      </div>
      {change !== '' && <p className="text-muted">{t(words.change, { change })}</p>}
      {!isNewest && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-gold-text">
          {t(words.older, { version: newest })}
          <Button variant="link" size="sm" onClick={() => show(newest)}>
            {t(words.toNewest)}
          </Button>
        </p>
      )}
    </div>
  )
}
