import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../../platform/parts.ts'
import { openStandings, type ReadStanding } from '../login/log-in.ts'
import { openUserKeys, type UserKeyOf } from '../login/user-key.ts'
import { openWords, type OpenWords } from '../words/words.ts'
import { openRooms, type Rooms, type RoomsOptions } from '../rooms/rooms.ts'
import { gatherSends, type Gatherer, type GatherOptions } from '../send/gather.ts'
import { sendBatch } from '../send/send-batch.ts'

type ChatPlatform = Pick<Platform, 'sql' | 'clock' | 'secrets'>

export interface ChatParts {
  readonly userKeyOf: UserKeyOf
  readonly readStanding: ReadStanding
  readonly rooms: Rooms
  readonly words: OpenWords
  readonly sends: Gatherer
  close(): Promise<void>
}

export interface ChatOptions {
  readonly rooms?: RoomsOptions
  readonly gather?: GatherOptions
}

export const openChatParts = async (
  platform: ChatPlatform,
  log: Pick<FastifyBaseLogger, 'error'>,
  options: ChatOptions = {},
): Promise<ChatParts> => {
  const userKeyOf = openUserKeys(platform.secrets)
  const rooms = await openRooms(platform, userKeyOf, log, options.rooms)
  const words = await openWords(platform, log)
  const parts = { sql: platform.sql, clock: platform.clock, words: words.at }
  const sends = gatherSends((rid, batch) => sendBatch(parts, rid, batch), options.gather)
  return {
    userKeyOf,
    readStanding: openStandings(platform),
    rooms,
    words,
    sends,
    async close() {
      await sends.close()
      rooms.close()
      words.close()
    },
  }
}
