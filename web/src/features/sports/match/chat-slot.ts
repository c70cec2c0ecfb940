import { createContext, type ReactNode } from 'react'

export interface ChatSlotProps {
  /** Null beside the board: the hall. */
  matchId: string | null
  className?: string | undefined
}

export type ChatSlot = (props: ChatSlotProps) => ReactNode

/** Draws the chat, which is another feature; given by the app. */
export const ChatSlotContext = createContext<ChatSlot | null>(null)
