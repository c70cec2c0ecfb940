import { beginMasterChange, retireOldMaster } from '../../platform/secrets/master-file.ts'
import { countStale, resealColumn } from '../../platform/secrets/reseal.ts'
import type { Platform } from '../../platform/parts.ts'
import { sealedColumns } from './sealed-columns.ts'
import { audit, UsageFault, type Command } from './command.ts'

const begin = async (platform: Platform): Promise<string> => {
  const { config } = platform
  if (config.masterSecret !== null)
    throw new UsageFault(
      'the secret is a setting: set MASTER_SECRET to the new one and MASTER_SECRET_OLD to the one before, then restart',
    )
  if (!(await beginMasterChange(config.dataDir)))
    throw new UsageFault('a change is under way: finish it first')
  await audit(platform, 'master-secret-begin', 'site', {})
  return 'A new master secret was made. Restart the site, then: npm run site -- master-secret reseal'
}

const reseal = async (platform: Platform): Promise<string> => {
  const lines: string[] = []
  for (const column of sealedColumns) {
    const count = await resealColumn(platform.sql, platform.secrets, column)
    lines.push(`${column.table}.${column.column}: ${count} sealed anew`)
  }
  await audit(platform, 'master-secret-reseal', 'site', { lines })
  return lines.join('\n')
}

const finish = async (platform: Platform): Promise<string> => {
  const { config, sql, secrets } = platform
  const left = await countStale(sql, secrets, sealedColumns)
  if (left > 0) throw new UsageFault(`${left} values still need the old secret: reseal first`)
  await audit(platform, 'master-secret-finish', 'site', {})
  if (config.masterSecret !== null)
    return 'The old secret is not needed any more. Remove MASTER_SECRET_OLD and restart.'
  await retireOldMaster(config.dataDir)
  return 'The old secret is not needed any more: it is now master.key.retired. Restart the site, and delete that file when reseal finds nothing.'
}

const steps: Readonly<Record<string, (platform: Platform) => Promise<string>>> = {
  new: begin,
  reseal,
  finish,
}

export const masterSecretCommands: Record<string, Command> = {
  'master-secret': {
    usage: 'master-secret new|reseal|finish  change the secret that seals phones, names and cards',
    run: (platform, [word = '']) => {
      const step = Object.hasOwn(steps, word) ? steps[word] : undefined
      if (step === undefined) throw new UsageFault('master-secret takes new, reseal or finish')
      return step(platform)
    },
  },
}
