import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from '../../../platform/parts.ts'
import { openStandings, type ReadStanding } from '../login/log-in.ts'
import { openUserKeys, type UserKeyOf } from '../login/user-key.ts'
import { openWords, type OpenWords } from '../words/words.ts'
import type { SendAnswer, SendOrder } from '../order/send-order.ts'
import { openRooms, type Rooms, type RoomsOptions } from '../rooms/rooms.ts'
import { gatherSends, type GatherOptions } from '../send/gather.ts'
import { prepared } from '../send/prepared.ts'
import { sendBatch } from '../send/send-batch.ts'

type ChatPlatform = Pick<Platform, 'sql' | 'clock' | 'secrets'>

interface Sends {
  submit(order: SendOrder): Promise<SendAnswer>
  close(): Promise<void>
}

export interface ChatParts {
  readonly userKeyOf: UserKeyOf
  readonly readStanding: ReadStanding
  readonly rooms: Rooms
  readonly words: OpenWords
  readonly sends: Sends
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
  const gathered = gatherSends((rid, batch) => sendBatch(platform, rid, batch), options.gather)
  const sends: Sends = {
    submit: (order) => gathered.submit(prepared(order, words.at(platform.clock.now()))),
    close: () => gathered.close(),
  }
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
