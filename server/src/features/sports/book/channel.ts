import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { HouseChannel } from '../../../ledger/channel.ts'

export const sportsbook: HouseChannel = { code: sportsChannel, houseAccount: -40 }
