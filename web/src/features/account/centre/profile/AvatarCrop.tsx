import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { CropBox } from './CropBox.tsx'
import { firstSquare } from './crop-square.ts'
import { avatarText } from './messages.ts'
import type { useAvatar } from './use-avatar.ts'

interface AvatarCropProps {
  picture: ImageBitmap
  avatar: ReturnType<typeof useAvatar>
  onBack: () => void
}

export function AvatarCrop({ picture, avatar, onBack }: AvatarCropProps) {
  const t = useText()
  const [square, setSquare] = useState(() => firstSquare(picture))
  const busy = avatar.work !== null
  const stage = t(avatar.work === 'drawing' ? avatarText.drawing : avatarText.sending)
  return (
    <>
      <CropBox picture={picture} square={square} onSquare={setSquare} />
      <div role="status" className="min-h-8">
        {busy && (
          <>
            <ProgressBar value={undefined} label={stage} />
            <p className="mt-1.5 text-center text-13 text-muted">{stage}</p>
          </>
        )}
      </div>
      <div className="flex gap-3">
        <Button variant="secondary" size="lg" disabled={busy} onClick={onBack}>
          {t(avatarText.again)}
        </Button>
        <Button
          size="lg"
          loading={busy}
          onClick={() => avatar.upload(picture, square)}
          className="flex-1"
        >
          {t(avatarText.send)}
        </Button>
      </div>
    </>
  )
}
