import { dayMs, hourMs, minuteMs, secondMs } from '../base/instant.ts'

/** Rooms that one socket reads at the same time. */
export const roomsPerSocket = 4
/** Shared bets of one member and day. */
export const sharesPerDay = 5
export const deleteOwnMs = 2 * minuteMs
/** A room of a match can be read only, so long after its end. */
export const matchRoomEndsMs = 30 * minuteMs

/** Simulated chatters of a room say at most one line in this time. */
export const simulatedPauseMs = 8 * secondMs

export const messagesPerMinute = 12
export const repeatMs = 30 * secondMs
/** So far back a judgement looks at the messages of a member. */
export const lookBackMs = minuteMs

/** Least time between two messages of a member, by VIP grade. */
export const betweenMessagesMs = (grade: number): number => {
  if (grade >= 6) return secondMs
  if (grade >= 3) return 2 * secondMs
  return (grade >= 1 ? 3 : 5) * secondMs
}

export const refusalsBeforeMute = 5
export const refusalWindowMs = minuteMs
const firstMuteMs = 5 * minuteMs
const longestMuteMs = 24 * hourMs
/** Automatic mutes before this are forgotten. */
export const muteMemoryMs = 30 * dayMs

/** Length of the next automatic mute: five minutes, doubled by each earlier one, at most a day. */
export const nextMuteMs = (earlier: number): number =>
  Math.min(longestMuteMs, firstMuteMs * 2 ** Math.min(earlier, 20))

/** How long messages are kept; those of matches and reported ones differ. */
export const keptMs = 90 * dayMs
export const matchKeptMs = 7 * dayMs
export const reportedKeptMs = 365 * dayMs
