import { useRef } from 'react'
import { feedbackPicturesMost } from '@xinghe/rules/inbox/feedback.ts'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pictureTypes } from '../../../../platform/pictures/picture-file.ts'
import { attachText as words } from '../words/messages.ts'
import { FeedbackPicture } from './FeedbackPicture.tsx'
import type { Upload } from './use-upload.ts'

interface PictureRowProps {
  pictures: readonly string[]
  upload: Upload
  onRemove: (id: string) => void
}

/** Uploaded pictures with their previews, and the button for more. */
export function PictureRow({ pictures, upload, onRemove }: PictureRowProps) {
  const t = useText()
  const file = useRef<HTMLInputElement>(null)
  const { sending, fault } = upload
  const hasRoom = pictures.length + sending < feedbackPicturesMost
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {pictures.map((id, at) => (
          <div key={id} className="relative">
            <FeedbackPicture id={id} number={at + 1} />
            <span className="absolute -top-2 -right-2 rounded-full border border-line bg-raised shadow-1">
              <IconButton
                icon="close"
                label={t(words.removePicture, { number: at + 1 })}
                size="xs"
                round
                onClick={() => onRemove(id)}
              />
            </span>
          </div>
        ))}
        {Array.from({ length: sending }, (_, at) => (
          <span
            key={at}
            role="status"
            aria-label={t(words.pictureSending)}
            className="grid size-20 place-items-center rounded-md bg-ink/5"
          >
            <Spinner className="size-5" />
          </span>
        ))}
        {hasRoom && (
          <button
            type="button"
            onClick={() => file.current?.click()}
            className="flex size-20 flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed border-line-strong/45 text-12 text-muted transition-colors hover:border-brand-text hover:text-brand-text"
          >
            <Icon name="plus" className="size-5" />
            {t(words.picture)}
          </button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        multiple
        accept={pictureTypes}
        aria-label={t(words.picture)}
        hidden
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? [])
          // The same file may be chosen again after a refusal.
          event.currentTarget.value = ''
          upload.add(files)
        }}
      />
      <p className="mt-2 text-12 text-muted">
        {t(words.pictureLine, { most: feedbackPicturesMost })}
      </p>
      <Fault text={fault} className="mt-2" />
    </div>
  )
}
