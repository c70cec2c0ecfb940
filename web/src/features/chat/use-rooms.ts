import { matchOfRoom } from '@xinghe/rules/chat/room.ts'
import { useEffect } from 'react'
import { chat, useChatView } from '../../platform/chat/chat-socket.ts'

/** From this VIP grade on the room of the VIPs is offered. */
const vipGrade = 3

/** The rooms of a panel: the match where there is one, the hall, and the VIPs' for those who may enter. */
export const useRooms = (first: string): readonly string[] => {
  const hasVip = useChatView(({ self }) => (self?.level ?? 0) >= vipGrade)
  const others = hasVip || first === 'vip' ? ['hall', 'vip'] : ['hall']
  const rooms = others.includes(first) ? others : [first, ...others]
  const joined = rooms.join(' ')
  useEffect(() => {
    const leaving = joined.split(' ').map((rid) => chat.enter(rid))
    return () => {
      for (const leave of leaving) leave()
    }
  }, [joined])
  return rooms
}

/** Asks how the guesses of a match stand, once its room is joined. */
export const useGuesses = (rid: string): void => {
  const gide = matchOfRoom(rid) ?? null
  const isJoined = useChatView(({ rooms }) => rooms[rid]?.join === 'joined')
  useEffect(() => {
    if (isJoined && gide !== null) chat.guess(gide)
  }, [isJoined, gide])
}
