import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { avatarList, chooseAvatar, uploadImage } from '@xinghe/contract/account-profile.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { Square } from './crop-square.ts'
import { avatarText } from './messages.ts'
import { readPicture } from '../../../../platform/pictures/picture-file.ts'
import { cutPicture } from './cut-picture.ts'

export type AvatarWork = 'reading' | 'drawing' | 'sending' | 'choosing'

/** Choosing and uploading, one at a time; a refusal stays in sight until the next try. */
export const useAvatar = (onDone: () => void) => {
  const t = useText()
  const faultText = useFaultText()
  const [work, setWork] = useState<AvatarWork | null>(null)
  const { mutate, isPending, error } = useMutation(
    { mutationFn: (steps: () => Promise<void>) => steps(), onSettled: () => setWork(null) },
    queryClient,
  )
  const run = (steps: () => Promise<void>): void => {
    if (!isPending) mutate(steps)
  }

  const use = async (avatar: string): Promise<void> => {
    setWork('choosing')
    await callApi(chooseAvatar, { avatar })
    await Promise.all([refreshCall(memberInfo, {}), refreshCall(avatarList, {})])
    showToast(t(avatarText.used), { tone: 'success' })
    onDone()
  }

  return {
    work,
    fault: error === null ? '' : faultText(error),
    read: (file: File, onPicture: (picture: ImageBitmap) => void): void =>
      run(async () => {
        setWork('reading')
        onPicture(await readPicture(file))
      }),
    choose: (avatar: string): void => run(() => use(avatar)),
    upload: (picture: ImageBitmap, square: Square): void =>
      run(async () => {
        setWork('drawing')
        const image = await cutPicture(picture, square)
        setWork('sending')
        const { url } = await callApi(uploadImage, { image })
        await use(url)
      }),
  }
}
