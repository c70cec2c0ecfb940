import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Amounts } from './amounts.ts'
import { partsText as words } from './messages.ts'

/** Shows or hides all amounts of the site; drawn for the dark ground of a balance. */
export function AmountsEye({ amounts }: { amounts: Amounts }) {
  const t = useText()
  return (
    <IconButton
      icon={amounts.shown ? 'eye' : 'eye-off'}
      size="xs"
      label={t(amounts.shown ? words.hideAmounts : words.showAmounts)}
      onClick={amounts.toggle}
      className="text-art-ink! hover:bg-art-ink/15!"
    />
  )
}
