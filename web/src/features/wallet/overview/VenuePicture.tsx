import { useState } from 'react'
import { Icon } from '@xinghe/ui/Icon.tsx'

/** The picture of a venue; an icon where there is none or where it cannot be loaded. */
export function VenuePicture({ art }: { art: string | null }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className="h-14 w-21 shrink-0 overflow-hidden rounded-md bg-art-ground text-art-ink">
      {art === null || broken ? (
        <span className="grid size-full place-items-center">
          <Icon name="play" className="size-6" />
        </span>
      ) : (
        <img
          src={art}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
