import { useState } from 'react'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { captchaText } from './messages.ts'
import type { CaptchaPorts } from './captcha-ports.ts'
import {
  noCaptcha,
  pictureProof,
  sliderProof,
  type CaptchaProof,
  type Challenge,
} from './challenge.ts'
import { PictureCode } from './PictureCode.tsx'
import { SlidePuzzle } from './SlidePuzzle.tsx'

type Shown =
  | Exclude<Challenge, { kind: 'none' }>
  | { kind: 'loading' }
  | { kind: 'fault'; error: unknown }

interface CaptchaDialogProps {
  open: boolean
  challenge: Exclude<Challenge, { kind: 'none' }>
  ports: CaptchaPorts
  onProof: (proof: CaptchaProof) => void
  onClose: () => void
}

/** One captcha from the first challenge to its proof; a new challenge needs a new key. */
export function CaptchaDialog({ open, challenge, ports, onProof, onClose }: CaptchaDialogProps) {
  const t = useText()
  const faultText = useFaultText()
  const [shown, setShown] = useState<Shown>(challenge)
  const [checking, setChecking] = useState(false)
  const [notice, setNotice] = useState('')

  // The server counts failures, so each new puzzle is its decision: after two it answers a picture.
  const renew = async (preferPicture = false) => {
    setShown({ kind: 'loading' })
    try {
      const next = await ports.decide(preferPicture)
      if (next.kind === 'none') onProof(noCaptcha)
      else setShown(next)
    } catch (error) {
      setShown({ kind: 'fault', error })
    }
  }

  const drop = async (track: readonly SlidePoint[]) => {
    if (shown.kind !== 'slider' || checking) return
    setChecking(true)
    setNotice('')
    try {
      const passToken = await ports.checkSlide(shown.puzzle, track)
      onProof(sliderProof(shown.puzzle.lot_number, passToken))
    } catch (error) {
      if (error instanceof Refused && error.refusal === 'captcha-wrong') {
        setNotice(captchaText.missed)
        await renew()
      } else if (error instanceof Refused && error.refusal === 'captcha-expired') {
        setNotice(captchaText.renewed)
        await renew()
      } else setShown({ kind: 'fault', error })
    }
    setChecking(false)
  }

  const choosePicture = () => {
    setNotice('')
    void renew(true)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t(shown.kind === 'picture' ? captchaText.pictureTitle : captchaText.sliderTitle)}
      closeLabel={t(captchaText.close)}
    >
      <p role="status" className="text-13 text-danger not-empty:mb-3">
        {notice && t(notice)}
      </p>
      {shown.kind === 'slider' && (
        <SlidePuzzle
          key={shown.puzzle.lot_number}
          puzzle={shown.puzzle}
          checking={checking}
          onDrop={(track) => void drop(track)}
        />
      )}
      {shown.kind === 'picture' && (
        <PictureCode
          load={() => ports.picture()}
          onCode={(xCode, typed) => onProof(pictureProof(xCode, typed))}
        />
      )}
      {shown.kind === 'loading' && (
        <div className="grid h-52 place-items-center text-brand-text">
          <Spinner label={t(captchaText.loading)} className="size-8" />
        </div>
      )}
      {shown.kind === 'fault' && (
        <div className="flex flex-col items-center gap-4 py-6 text-center">
          <Icon name="warning" className="size-8 text-warn" />
          <p role="alert">{faultText(shown.error)}</p>
          <Button variant="secondary" icon="refresh" onClick={() => void renew()}>
            {t(captchaText.retry)}
          </Button>
        </div>
      )}
      {shown.kind === 'slider' && (
        <div className="mt-4 flex items-center justify-between border-t border-line pt-3">
          <Button variant="link" size="sm" icon="refresh" onClick={() => void renew()}>
            {t(captchaText.refresh)}
          </Button>
          <Button variant="link" size="sm" onClick={choosePicture}>
            {t(captchaText.choosePicture)}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
