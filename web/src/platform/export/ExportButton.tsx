import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../i18n/use-text.ts'
import { exportText as words } from './messages.ts'
import type { Exporting } from './use-export.ts'

export function ExportButton({ exporting }: { exporting: Exporting }) {
  const t = useText()
  const { count, start } = exporting
  return (
    <div className="ml-auto flex items-center gap-3">
      <p role="status" className="text-13 text-muted empty:hidden">
        {count !== null && t(words.exporting, { count })}
      </p>
      <Button
        variant="secondary"
        icon="download"
        loading={count !== null}
        onClick={() => void start()}
      >
        {t(words.export)}
      </Button>
    </div>
  )
}
