import type { PlayWeights } from '@xinghe/rules/base/play-weight.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import type { Platform } from '../../platform/parts.ts'
import { seedVersion } from '../../platform/terms/store.ts'
import { weightsSubject } from './weights.ts'

const weights: PlayWeights = {
  TY: 10_000,
  DJ: 10_000,
  ZR: 2_000,
  QP: 2_000,
  CP: 10_000,
  DZ: 10_000,
  BY: 10_000,
}

/** The first weights of play; an operator changes them by new versions. */
export const seedWeights = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  const now = clock.now()
  const { from } = weekPeriod(now)
  const version = { ...weightsSubject, from, until: null, terms: weights, texts: {} }
  await sql.begin((tx) => seedVersion(tx, version, now))
}
