import { sideBySideMost } from '@xinghe/rules/sports/book-settings.ts'
import { useEffect, useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useChosenMatches } from '../book/chosen-matches.ts'
import { isTyping } from '../board/is-typing.ts'
import { multiText as words } from '../words/multi-messages.ts'
import { MatchPicker } from './MatchPicker.tsx'
import { MatchTile } from './MatchTile.tsx'

/** The keys 1 to 4 lead to the match in that place. */
const usePlaceKeys = (): void =>
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey || isTyping(target) || !/^[1-4]$/.test(key)) return
      const place = document.querySelector<HTMLElement>(`[data-place="${key}"]`)
      place?.focus({ preventScroll: true })
      place?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

/** Up to four matches in play side by side, on a phone one below the other. */
export function MultiPanel({ feedAlive }: { feedAlive: boolean }) {
  const t = useText()
  const chosen = useChosenMatches()
  const [choosing, setChoosing] = useState(false)
  usePlaceKeys()
  const add = <Button onClick={() => setChoosing(true)}>{t(words.choose)}</Button>
  const close = (): void => setChoosing(false)
  return (
    <>
      {chosen.length === 0 ? (
        <EmptyState icon="live" title={t(words.empty)} text={t(words.emptyLine)} action={add} />
      ) : (
        <div className="grid items-start gap-3 p-3 max-desk:p-2 min-[80rem]:grid-cols-2">
          {chosen.map((matchId, at) => (
            <MatchTile key={matchId} matchId={matchId} number={at + 1} feedAlive={feedAlive} />
          ))}
          {chosen.length < sideBySideMost && (
            <div className="grid min-h-32 place-items-center gap-2 rounded-md border border-dashed border-line p-4">
              {add}
              <p className="text-12 text-muted max-desk:hidden">{t(words.keys)}</p>
            </div>
          )}
        </div>
      )}
      <Dialog
        open={choosing}
        title={t(words.chooseTitle)}
        closeLabel={t(words.close)}
        closeOnBackdrop
        onClose={close}
      >
        {choosing && <MatchPicker onChosen={close} />}
      </Dialog>
    </>
  )
}
