import { useState } from 'react'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { AvatarCrop } from './AvatarCrop.tsx'
import { AvatarGrid } from './AvatarGrid.tsx'
import { useAvatar } from './use-avatar.ts'

/** A drawn avatar, the own picture again, or a new one that is cut first. */
export function AvatarDialog({ onDone }: { onDone: () => void }) {
  const avatar = useAvatar(onDone)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  return (
    <div className="space-y-4">
      {picture === null ? (
        <AvatarGrid avatar={avatar} onPicture={setPicture} />
      ) : (
        <AvatarCrop picture={picture} avatar={avatar} onBack={() => setPicture(null)} />
      )}
      <div role="alert">
        {avatar.fault !== '' && (
          <p className="flex items-start gap-2 rounded-md bg-danger/10 px-3 py-2 text-13 text-danger">
            <Icon name="warning" className="mt-0.5 size-4" />
            <span>{avatar.fault}</span>
          </p>
        )}
      </div>
    </div>
  )
}
