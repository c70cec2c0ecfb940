import {
  joinRoom,
  roomTopic,
  type RoomSeat,
  type RoomTopic,
  type ToldShot,
} from '@xinghe/contract/games-fishing.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../../../platform/api/use-call.ts'
import { subscribeNamed } from '../../../../platform/live/live-socket.ts'

interface Room {
  readonly room: string
  /** Null until the room was told. */
  readonly sea: string | null
  /** One's own seat; null for visitors, and until one has it. */
  readonly seat: number | null
  readonly seats: readonly RoomSeat[]
}

interface RoomListener {
  readonly onCaught: (fish: readonly string[]) => void
  readonly onShot: (shot: ToldShot) => void
}

/** A seat is free a minute after it was last asked for. */
const askMs = 20_000
const watchedRoom = '1'
const nobody: readonly RoomSeat[] = []

interface RoomReading extends Room {
  /** Why there is no seat; null where there is one or none is asked for. */
  readonly fault: unknown
  readonly sitAgain: () => void
}

/** A seat in a room for a member, the first room for a visitor, and what happens in it. */
export const useRoom = (uid: string | null, { onCaught, onShot }: RoomListener): RoomReading => {
  // The key of a call needs a value also while nothing is asked.
  const asked = { uid: uid ?? 'none' }
  const { data, error, refetch } = useCall(joinRoom, asked, { enabled: uid !== null, staleTime: 0 })
  useEffect(() => {
    if (uid === null) return undefined
    const timer = setInterval(() => void refetch(), askMs)
    return () => clearInterval(timer)
  }, [uid, refetch])

  const own = uid === null ? undefined : data
  const room = own?.room ?? watchedRoom
  const [heard, setHeard] = useState<{ room: string; sea?: string; seats?: readonly RoomSeat[] }>({
    room,
  })
  const hear = useEffectEvent((from: string, { caught, shots, sea, seats }: RoomTopic) => {
    if (sea !== undefined || seats !== undefined)
      setHeard((before) => ({
        ...(before.room === from ? before : { room: from }),
        ...(sea !== undefined && { sea }),
        ...(seats !== undefined && { seats }),
      }))
    if (caught !== undefined) onCaught(caught)
    for (const shot of shots ?? []) onShot(shot)
  })
  useEffect(
    () => subscribeNamed(roomTopic(room), ({ data: topic }) => hear(room, topic as RoomTopic)),
    [room],
  )
  const told = heard.room === room ? heard : null
  return {
    room,
    sea: own?.sea ?? told?.sea ?? null,
    seat: own?.seat ?? null,
    seats: told?.seats ?? own?.seats ?? nobody,
    fault: uid === null ? null : error,
    sitAgain: () => void refetch(),
  }
}
