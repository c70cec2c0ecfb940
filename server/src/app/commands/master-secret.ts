import { writeAuditLine, type AuditLine } from '../../platform/audit/audit.ts'
import { prepareMasterChange, retireOldMaster } from '../../platform/secrets/master-file.ts'
import { countStale, resealColumn, stopOpeningUnbound } from '../../platform/secrets/reseal.ts'
import { secretsFrom, type Secrets } from '../../platform/secrets/secrets.ts'
import type { OperatorName } from '../../platform/operator/operator-name.ts'
import type { Platform } from '../../platform/parts.ts'
import { sealedColumns } from './sealed-columns.ts'
import { acts, UsageFault, type Command } from './command.ts'

type Change = Pick<AuditLine, 'actor' | 'before' | 'after'> & {
  readonly action: `master-secret-${'new' | 'reseal' | 'finish'}`
}

/**
 * Files and batches are no part of the transaction. The line is committed before them: a crash in between
 * leaves a line without its change, which the next run makes, and never a change without its line.
 */
const record = ({ sql, clock }: Platform, change: Change): Promise<unknown> =>
  sql.begin((tx) =>
    writeAuditLine(tx, { ...change, subject: 'site', detail: {}, now: clock.now() }),
  )

/** Every value that is sealed with a secret begins with its name. */
const nameOf = (secrets: Pick<Secrets, 'currentPrefix'>): string =>
  secrets.currentPrefix.toString('hex')

const begin = async (platform: Platform, actor: OperatorName): Promise<string> => {
  const { config, secrets } = platform
  if (config.masterSecret !== null)
    throw new UsageFault(
      'the secret is a setting: set MASTER_SECRET to the new one and MASTER_SECRET_OLD to the one before, then restart',
    )
  const change = await prepareMasterChange(config.dataDir)
  if (change === null) throw new UsageFault('a change is under way: finish it first')
  await record(platform, {
    actor,
    action: 'master-secret-new',
    before: { secret: nameOf(secrets) },
    after: { secret: nameOf(secretsFrom(change.secret)) },
  })
  await change.take()
  return 'A new master secret was made. Restart the site, then: npm run site -- master-secret reseal'
}

const reseal = async (platform: Platform, actor: OperatorName): Promise<string> => {
  const { sql, secrets } = platform
  await record(platform, {
    actor,
    action: 'master-secret-reseal',
    before: { otherwiseSealed: await countStale(sql, secrets, sealedColumns) },
    after: { secret: nameOf(secrets) },
  })
  const lines: string[] = []
  for (const column of sealedColumns) {
    const count = await resealColumn(sql, secrets, column)
    lines.push(`${column.table}.${column.column}: ${count} sealed anew`)
  }
  const left = await stopOpeningUnbound(sql, secrets, sealedColumns)
  lines.push(
    left === 0
      ? 'every value is bound to its row; one that is not does not open any more'
      : `${left} values were sealed otherwise meanwhile: restart all processes and reseal again`,
  )
  return lines.join('\n')
}

const finish = async (platform: Platform, actor: OperatorName): Promise<string> => {
  const { config, sql, secrets } = platform
  const left = await countStale(sql, secrets, sealedColumns)
  if (left > 0) throw new UsageFault(`${left} values still need the old secret: reseal first`)
  await record(platform, {
    actor,
    action: 'master-secret-finish',
    before: { oldSecret: 'in use' },
    after: { oldSecret: 'retired' },
  })
  if (config.masterSecret !== null)
    return 'The old secret is not needed any more. Remove MASTER_SECRET_OLD and restart.'
  await retireOldMaster(config.dataDir)
  return 'The old secret is not needed any more: it is now master.key.retired. Restart the site, and delete that file when reseal finds nothing.'
}

const steps: Readonly<
  Record<string, (platform: Platform, actor: OperatorName) => Promise<string>>
> = { new: begin, reseal, finish }

export const masterSecretCommands: Record<string, Command> = {
  'master-secret': {
    usage: 'master-secret new|reseal|finish  change the secret that seals phones, names and cards',
    parse: ([word = '']) => {
      const step = Object.hasOwn(steps, word) ? steps[word] : undefined
      if (step === undefined) throw new UsageFault('master-secret takes new, reseal or finish')
      return acts(step)
    },
  },
}
