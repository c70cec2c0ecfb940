import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Suspense, useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { latePart } from '../../../../platform/network/late-part.ts'
import { pictureText as words } from '../../words/picture-messages.ts'

const BetPicture = latePart(() => import('./BetPicture.tsx'), 'BetPicture')

/** Opens the bet as a picture; what draws it is loaded with the first press. */
export function PictureButton({ bet }: { bet: Bet }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setOpen(true)}
        className="-mr-2 shrink-0 max-desk:h-11!"
      >
        {t(words.open)}
      </Button>
      <Dialog open={open} title={t(words.title)} closeLabel={t(words.close)} onClose={close}>
        <Suspense
          fallback={
            <div role="status" aria-label={t(words.loading)}>
              <Skeleton className="h-80 rounded-md" />
            </div>
          }
        >
          <BetPicture bet={bet} />
        </Suspense>
      </Dialog>
    </>
  )
}
