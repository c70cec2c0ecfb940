import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Book, type BookProps } from './Book.tsx'
import { launchUid } from './book/call-resource.ts'
import { Entrance } from './Entrance.tsx'
import { ChatSlotContext, type ChatSlot } from './match/chat-slot.ts'

export type SportsScreenProps = BookProps & {
  /** The chat, which is another feature. */
  chat?: ChatSlot | undefined
}

/** The book of a member, after its launch. */
export function SportsScreen({ chat, ...props }: SportsScreenProps) {
  const [search, setSearch] = useSearchParams()
  const entered = launchUid() !== null
  // A launch ends at the bare address; the view that was requested before it is restored.
  const [asked, setAsked] = useState(entered ? '' : search.toString())
  if (entered && asked !== '' && search.size > 0) setAsked('')
  useEffect(() => {
    if (entered && asked !== '') setSearch(asked, { replace: true })
  }, [entered, asked, setSearch])
  return (
    <ChatSlotContext value={chat ?? null}>
      {entered ? <Book {...props} /> : <Entrance phone={props.phone} wide={props.wide} />}
    </ChatSlotContext>
  )
}
