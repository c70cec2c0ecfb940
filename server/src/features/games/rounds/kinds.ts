import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { LedgerTransfer } from '../../../ledger/play/player.ts'
import type { PurseOwner } from '../../../ledger/play/purse.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { AskedDrawBets, PlacedDrawBets } from '../draw-bets/bet-on-draw.ts'
import type { KindBatch, KindWay, RoundKind, Seat } from '../round/round-kind.ts'
import type { Judgement, Played, SoloRound } from '../round/round.ts'
import type { AskedAct } from '../solo/act-in-hand.ts'
import type { AskedStart } from '../solo/start-round.ts'
import type { AskedShots, PlayedShots } from '../shots/asked-shots.ts'

interface AskedByKind {
  readonly start: AskedStart
  readonly act: AskedAct
  readonly drawBets: AskedDrawBets
  readonly shots: AskedShots
}
export interface AnswerByKind {
  readonly start: Played<SoloRound>
  readonly act: Played<SoloRound>
  readonly drawBets: PlacedDrawBets
  readonly shots: PlayedShots
}

export type KindName = keyof AskedByKind
export type AskedOf<K extends KindName> = AskedByKind[K] & { readonly kind: K }
export type Asked = { [K in KindName]: AskedOf<K> }[KindName]
export type RoundAnswer = AnswerByKind[KindName]
export type Kinds = { readonly [K in KindName]: RoundKind<AskedByKind[K], AnswerByKind[K]> }

const kindNames: readonly KindName[] = ['start', 'act', 'drawBets', 'shots']

/** All kinds of one batch together, by the places of their requests in it. */
interface OpenedKinds {
  judge(at: number, seat: Seat): Promise<Judgement<RoundAnswer>>
  writeBets(tx: Db, now: Instant): readonly Promise<unknown>[]
  houseTransfers(): readonly LedgerTransfer[]
  writeShared(tx: Db): readonly Promise<unknown>[]
}

interface SplitBatch {
  readonly owners: readonly PurseOwner[]
  prepare(): Promise<{ open(tx: Db, way: KindWay): Promise<OpenedKinds> }>
}

export const splitByKind = (kinds: Kinds, batch: readonly Asked[]): SplitBatch => {
  const groupOf = <K extends KindName>(name: K) => {
    const places: number[] = []
    const asks: AskedOf<K>[] = []
    const isOf = (asked: Asked): asked is AskedOf<K> & Asked => asked.kind === name
    for (const [at, asked] of batch.entries()) {
      if (!isOf(asked)) continue
      places.push(at)
      asks.push(asked)
    }
    const kind: RoundKind<AskedByKind[K], AnswerByKind[K]> = kinds[name]
    const owners = asks.map((asked, at) => ({
      place: places[at] ?? 0,
      memberId: asked.memberId,
      channel: kind.channelOf(asked),
    }))
    return { places, owners, prepare: () => kind.prepare(asks) }
  }
  const groups = kindNames.map(groupOf).filter(({ places }) => places.length > 0)
  const owners = groups.flatMap((group) => group.owners)

  return {
    owners: owners.toSorted((one, other) => one.place - other.place),
    async prepare() {
      const prepared = await Promise.all(groups.map((group) => group.prepare()))
      return {
        async open(tx, way) {
          const opened = await Promise.all(prepared.map((one) => one.open(tx, way)))
          const own = new Map<number, { batch: KindBatch<RoundAnswer>; at: number }>()
          for (const [at, kindBatch] of opened.entries())
            for (const [inKind, place] of (groups[at]?.places ?? []).entries())
              own.set(place, { batch: kindBatch, at: inKind })
          return {
            judge(at, seat) {
              const found = own.get(at)
              if (found === undefined) throw new Error('a request has no kind')
              return found.batch.judge(found.at, seat)
            },
            writeBets: (writing, now) => opened.flatMap((one) => one.write(writing, now)),
            houseTransfers: () => opened.flatMap((one) => one.houseTransfers()),
            writeShared: (writing) => opened.flatMap((one) => one.writeShared(writing)),
          }
        },
      }
    },
  }
}
