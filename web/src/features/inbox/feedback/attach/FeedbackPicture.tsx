import { useState } from 'react'
import { feedbackPicture } from '@xinghe/contract/inbox-feedback.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { attachText as words } from '../words/messages.ts'

const tile = 'size-20 rounded-md'

/** A picture that only its owner can read; it has no address, so a call fetches it. Opens in full. */
export function FeedbackPicture({ id, number }: { id: string; number: number }) {
  const t = useText()
  const query = useCall(feedbackPicture, { id }, { staleTime: Infinity })
  const [isOpen, setOpen] = useState(false)
  if (query.isError)
    return (
      <span
        className={`${tile} grid place-items-center border border-line bg-ink/4 p-1 text-center text-12 text-muted`}
      >
        <span>
          <Icon name="error" className="mx-auto size-4" />
          {t(words.pictureGone)}
        </span>
      </span>
    )
  if (query.data === undefined) return <Skeleton className={tile} />
  const source = `data:image/webp;base64,${query.data.image}`
  const name = t(words.pictureOf, { number })
  return (
    <>
      <button
        type="button"
        aria-label={t(words.showPicture, { number })}
        onClick={() => setOpen(true)}
        className={`${tile} overflow-hidden border border-line`}
      >
        <img src={source} alt="" className="size-full object-cover" />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        closeLabel={t(words.close)}
        closeOnBackdrop
        size="xl"
      >
        <img src={source} alt={name} className="mx-auto max-h-[75vh] max-w-full rounded-md" />
      </Dialog>
    </>
  )
}
