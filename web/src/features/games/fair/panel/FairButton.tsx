import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { fairText as words } from './messages.ts'
import { useFairness } from './use-fairness.ts'

const shownDigits = 8

/** Shows the commitment in use over every solo game. */
export function FairButton({ uid, onOpen }: { uid: string; onOpen: () => void }) {
  const t = useText()
  const { data } = useFairness(uid)
  const commit = data?.commit ?? ''
  return (
    <button
      type="button"
      title={commit === '' ? t(words.title) : t(words.commitIs, { commit })}
      onClick={onOpen}
      className="flex h-10 items-center gap-1.5 rounded-md px-2.5 text-13 text-muted transition-colors hover:bg-ink/6 hover:text-ink focus-visible:outline-2 focus-visible:outline-brand-text max-desk:px-1.5"
    >
      <Icon name="shield" className="size-[1.125rem]" />
      <span className="max-desk:sr-only">{t(words.title)}</span>{' '}
      <span className="font-mono text-12">{commit.slice(0, shownDigits)}</span>
    </button>
  )
}
