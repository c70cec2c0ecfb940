import type { HouseChannel } from '../../../ledger/channel.ts'

export const gameChannels = {
  slots: { code: 'XHDZ', houseAccount: -41 },
  live: { code: 'XHZR', houseAccount: -42 },
  lottery: { code: 'XHCP', houseAccount: -43 },
  cards: { code: 'XHQP', houseAccount: -44 },
  fishing: { code: 'XHBY', houseAccount: -45 },
} as const satisfies Record<string, HouseChannel>
