import { useRef, useState } from 'react'
import { avatarList } from '@xinghe/contract/account-profile.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { AvatarChoice } from './AvatarChoice.tsx'
import { avatarText } from './messages.ts'
import { pictureTypes } from '../../../../platform/pictures/picture-file.ts'
import type { useAvatar } from './use-avatar.ts'

interface AvatarGridProps {
  avatar: ReturnType<typeof useAvatar>
  onPicture: (picture: ImageBitmap) => void
}

const grid = 'grid grid-cols-6 gap-3 max-desk:grid-cols-4'

export function AvatarGrid({ avatar, onPicture }: AvatarGridProps) {
  const t = useText()
  const list = useCall(avatarList, {})
  const file = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const { data } = list
  const chosen = picked ?? data?.chosen ?? null

  if (data === undefined && list.isError) {
    return <QueryError title={t(avatarText.fault)} query={list} className="py-4" />
  }
  return (
    <>
      <fieldset aria-busy={data === undefined}>
        <legend className="mb-2 text-13 font-medium">{t(avatarText.drawn)}</legend>
        <div className={grid}>
          {data === undefined
            ? Array.from({ length: 12 }, (_, at) => (
                <Skeleton key={at} round className="aspect-square w-full" />
              ))
            : data.drawn.map((address, at) => (
                <AvatarChoice
                  key={address}
                  address={address}
                  label={t(avatarText.drawnOne, { number: at + 1 })}
                  chosen={chosen === address}
                  onChoose={() => setPicked(address)}
                />
              ))}
          {data !== undefined && data.own !== null && (
            <AvatarChoice
              address={data.own}
              label={t(avatarText.own)}
              chosen={chosen === data.own}
              onChoose={() => setPicked(data.own)}
            />
          )}
        </div>
      </fieldset>
      <p className="text-13 text-muted">{t(avatarText.uploadLine)}</p>
      <input
        ref={file}
        type="file"
        accept={pictureTypes}
        aria-label={t(avatarText.upload)}
        hidden
        onChange={(event) => {
          const [given] = event.currentTarget.files ?? []
          // The same file may be chosen again after a refusal.
          event.currentTarget.value = ''
          if (given !== undefined) avatar.read(given, onPicture)
        }}
      />
      <div className="flex gap-3">
        <Button
          variant="secondary"
          size="lg"
          icon="arrow-up"
          loading={avatar.work === 'reading'}
          onClick={() => file.current?.click()}
        >
          {t(avatarText.upload)}
        </Button>
        <Button
          size="lg"
          loading={avatar.work === 'choosing'}
          disabled={picked === null || picked === data?.chosen}
          onClick={() => picked !== null && avatar.choose(picked)}
          className="flex-1"
        >
          {t(avatarText.use)}
        </Button>
      </div>
    </>
  )
}
