import { decodePlayWeights } from '@xinghe/contract/wallet-wagering.ts'
import type { PlayWeights } from '@xinghe/rules/base/play-weight.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import { readVersions } from '../../platform/terms/store.ts'
import { versionAt } from '../../platform/terms/terms.ts'
import { readWagerings } from './read-wagerings.ts'

export const weightsSubject = { kind: 'weights', id: '1' } as const

/** Finds the weights of an instant; before the first version its weights hold too. */
export const readWeights = async (db: Db): Promise<(at: Instant) => PlayWeights> => {
  const versions = await readVersions(db, [weightsSubject.kind], weightsSubject.id)
  return (at) => {
    const found = versionAt(versions, at) ?? versions[0]
    if (found === undefined) throw new Error('there are no weights of play')
    return decodePlayWeights(found.terms)
  }
}

/** The weights of a member's open award lines; without any, those of now. */
export const readOwnWeights = async (
  db: Db,
  memberId: MemberId,
  now: Instant,
): Promise<PlayWeights> => {
  const [[wagering], weightsAt] = await Promise.all([
    readWagerings(db, [memberId]),
    readWeights(db),
  ])
  return weightsAt(wagering?.beganAt ?? now)
}
