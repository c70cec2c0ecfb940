import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText as words } from '../words/messages.ts'

export interface LeagueChoice {
  readonly id: string
  readonly name: string
  readonly matches: number
}

type LeagueDialogProps = {
  open: boolean
  leagues: readonly LeagueChoice[]
  /** Null: all of them. */
  chosen: ReadonlySet<string> | null
  onChoose: (chosen: ReadonlySet<string> | null) => void
  onClose: () => void
}

function Choices({ leagues, chosen, onChoose, onClose }: Omit<LeagueDialogProps, 'open'>) {
  const t = useText()
  const all = leagues.map(({ id }) => id)
  const [marks, setMarks] = useState<ReadonlySet<string>>(() => chosen ?? new Set(all))
  const mark = (id: string, on: boolean): void => {
    const next = new Set(marks)
    if (on) next.add(id)
    else next.delete(id)
    setMarks(next)
  }
  const confirm = (): void => {
    // Choosing all leagues clears the filter, so that leagues added later are listed too.
    onChoose(all.every((id) => marks.has(id)) ? null : marks)
    onClose()
  }
  return (
    <div className="space-y-4">
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" onClick={() => setMarks(new Set(all))}>
          {t(words.leagueAll)}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setMarks(new Set(all.filter((id) => !marks.has(id))))}
        >
          {t(words.leagueInvert)}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setMarks(new Set())}>
          {t(words.leagueNone)}
        </Button>
      </div>
      <div className="grid max-h-[24rem] grid-cols-2 gap-x-6 overflow-y-auto max-desk:grid-cols-1">
        {leagues.map(({ id, name, matches }) => (
          <Checkbox key={id} checked={marks.has(id)} onCheckedChange={(on) => mark(id, on)}>
            {name} <span className="font-num text-12 text-muted">{matches}</span>
          </Checkbox>
        ))}
      </div>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t(words.cancel)}
        </Button>
        <Button disabled={marks.size === 0} onClick={confirm}>
          {t(words.confirm)}
        </Button>
      </div>
    </div>
  )
}

/** Which leagues the board lists. */
export function LeagueDialog({ open, onClose, ...choice }: LeagueDialogProps) {
  const t = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(words.leagues)}
      size="lg"
      closeLabel={t(words.close)}
    >
      {open && <Choices {...choice} onClose={onClose} />}
    </Dialog>
  )
}
