import { useRef, useState } from 'react'
import { uploadImage } from '@xinghe/contract/account-profile.ts'
import { feedbackPicturesMost } from '@xinghe/rules/inbox/feedback.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { shrinkPicture } from './shrink-picture.ts'

export interface Upload {
  /** How many files are being sent. */
  readonly sending: number
  /** Why the last file was not taken. */
  readonly fault: string
  readonly add: (files: readonly File[]) => void
  readonly clearFault: () => void
}

/** Sends files one after the other; each that arrives joins the list, as far as there is room. */
export const useUpload = (
  pictures: readonly string[],
  onPictures: (change: (before: readonly string[]) => readonly string[]) => void,
): Upload => {
  const faultText = useFaultText()
  const [sending, setSending] = useState(0)
  const [fault, setFault] = useState('')
  const queue = useRef(Promise.resolve())

  const sendOne = async (file: File): Promise<void> => {
    try {
      const image = await shrinkPicture(file)
      const { url } = await callApi(uploadImage, { image, purpose: 'feedback' })
      onPictures((before) => [...before, url].slice(0, feedbackPicturesMost))
    } catch (refused) {
      setFault(faultText(refused))
    } finally {
      setSending((count) => count - 1)
    }
  }
  return {
    sending,
    fault,
    clearFault: () => setFault(''),
    add: (files) => {
      setFault('')
      const room = feedbackPicturesMost - pictures.length - sending
      const taken = files.slice(0, Math.max(0, room))
      setSending((count) => count + taken.length)
      for (const file of taken) queue.current = queue.current.then(() => sendOne(file))
    },
  }
}
