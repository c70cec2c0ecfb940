import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeTerms } from '@xinghe/contract/promotions-terms.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import type { PostgresUrls } from '../../../tools/postgres/urls.ts'
import { seedVersion } from '../../src/platform/terms/store.ts'
import { checkClub, type ClubReport } from './check-club.ts'
import { tightId } from './club-day.ts'
import { openClubSite, seasonBegin } from './club-site.ts'
import { playClub, type ClubPlan } from './play-club.ts'

/** A second 投注礼金 with so small a budget that it closes in the first days. */
const tightTerms: TermsOf<'bettingGift'> = {
  kind: 'bettingGift',
  multipleHundredths: 100,
  budget: { shareBp: 0, floor: 100_00n },
  categories: ['TY'],
  steps: [{ counted: 200_00n, amount: 7_00n }],
}

/** A season of the club on a new database. */
export const runClub = async (
  urls: PostgresUrls,
  plan: ClubPlan,
  say: (line: string) => void = () => undefined,
): Promise<ClubReport> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-club-'))
  await prepareDatabase(urls)
  const site = await openClubSite(urls.url, dataDir, seasonBegin)
  const owner = connect(urls.ownerUrl, { max: 1, name: 'owner' })
  try {
    const { sql, clock } = site.platform
    const texts = { title: '小额礼金', line: '名额有限', image: '', group: 'sports' }
    const tight = { kind: tightTerms.kind, id: tightId, from: seasonBegin, until: null }
    await sql.begin((tx) =>
      seedVersion(tx, { ...tight, terms: encodeTerms(tightTerms), texts }, clock.now()),
    )
    const played = await playClub(site, owner, plan, say)
    const report = await checkClub(site, played)
    const isClosed = (site.refusals.get('activity-used-up') ?? 0) > 0
    return isClosed
      ? report
      : { ...report, faults: [...report.faults, 'no activity has used up its budget'] }
  } finally {
    await owner.end()
    await site.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
