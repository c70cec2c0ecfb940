import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { prepare } from '../../../src/app/commands/command.ts'
import { commands } from '../../../src/app/commands/commands.ts'
import { fillAwardLines } from '../../../src/ledger/awards/fill-award-lines.ts'
import type { Sql } from '../../../src/platform/database/connect.ts'
import type { Platform } from '../../../src/platform/parts.ts'
import { operatorActs, readingCommands, revealingActs } from '../../operator-acts/operator-acts.ts'
import { startSite, type TestSite } from '../../site.ts'
import { readUncounted } from '../../uncounted.ts'
import { until } from '../../until.ts'
import type { Attack } from '../attack.ts'

const operator = 'ann.li'

/** A line that cannot be written, and an act that fails at its commit, after its line. */
const faults = ['insert', 'commit'] as const
type Fault = (typeof faults)[number]

const prepareFaults = (owner: Sql) =>
  owner.unsafe(`
    create table audit_fault (kind text);
    grant select on audit_fault to public;
    create function fail_line() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from audit_fault where kind = tg_argv[0]) then raise exception 'no line'; end if;
      return new;
    end $$;
    create trigger fail_insert before insert on audit_line
      for each row execute function fail_line('insert');
    create constraint trigger fail_commit after insert on audit_line deferrable initially deferred
      for each row execute function fail_line('commit')`)

/** Nothing but the acts may change a table: no job starts, those under way and the counting of play end. */
const stopJobs = async ({ owner, platform: { sql } }: TestSite): Promise<void> => {
  await owner.unsafe(`
    create function no_row() returns trigger language plpgsql as 'begin return null; end';
    create trigger no_job before insert on graphile_worker._private_jobs
      for each row execute function no_row()`)
  await until('the end of jobs and of counting', async () => {
    const jobs = await owner`select 1 from graphile_worker._private_jobs limit 1`
    return jobs.length === 0 && (await readUncounted(sql)) === 0 ? true : null
  })
  await fillAwardLines(sql)
}

/** Written all the time, by processes of the site that are no jobs. */
const restless = [
  'audit_fault',
  'audit_seal',
  'event',
  'event_cursor',
  'ledger_sealed_balance',
  'ledger_seal',
  'play_horizon',
]

/** A hash of every table, and of the file of the master secret. */
const fingerprint = async (
  owner: Sql,
  { dataDir }: Platform['config'],
): Promise<ReadonlyMap<string, string>> => {
  const tables = await owner<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and not table_name = any(${restless}::text[])`
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from "${name}" t`,
  )
  const rows = await owner.unsafe<{ name: string; sum: string }[]>(sums.join(' union all '))
  const secret = await readFile(join(dataDir, 'master.key'), 'utf8')
  return new Map([['master.key', secret], ...rows.map(({ name, sum }) => [name, sum] as const)])
}

interface Line {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
}

/** What the lines of one act do not say. */
const faultsOf = (action: string, lines: readonly Line[]): string[] => {
  const [line] = lines
  if (line === undefined || lines.length > 1) return [`${action} leaves ${lines.length} lines`]
  if (line.action !== action) return [`${action} is on record as ${line.action}`]
  const isSame = isDeepStrictEqual(line.before, line.after)
  return isSame === revealingActs.has(action) ? [] : [`${action} does not say what it changed`]
}

/** Acts of every command without a name, and with lines and commits that fail. */
export const attack: Attack = {
  item: 'audit',
  title: 'no operator acts without a name, and no act is there without its line',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'xinghe-acts-'))
    await writeFile(join(folder, 'master.key'), 'a-secret-of-files\n')
    const site = await startSite({ WIRE_ENCRYPTION: 'off', VENUE_ADAPTER: 'none' })
    const { sql } = site.platform
    const config = { ...site.platform.config, masterSecret: null, dataDir: folder }
    const platform: Platform = { ...site.platform, config }
    const breaches: string[] = []
    const act = async (words: readonly string[], name: string): Promise<string> => {
      const [command = '', ...rest] = words
      const known = commands[command]
      if (known === undefined) throw new Error(`there is no command ${command}`)
      return prepare(known, rest, name)(platform)
    }
    const isDone = (words: readonly string[], name: string): Promise<boolean> =>
      act(words, name).then(
        () => true,
        () => false,
      )
    const withFault = async (words: readonly string[], kind: Fault): Promise<boolean> => {
      await site.owner`insert into audit_fault values (${kind})`
      const done = await isDone(words, operator)
      await site.owner`delete from audit_fault`
      return done
    }
    const linesSince = async (id: bigint) => sql<Line[]>`
      select action, before, after from audit_line where id > ${id} and actor = ${operator}`

    const untried = new Set(Object.keys(commands).filter((name) => !readingCommands.includes(name)))
    let tried = 0
    try {
      await prepareFaults(site.owner)
      await stopJobs(site)
      await platform.settings.set('switches', { withdrawPasswordEnable: 0 })
      for (const [action, setUp] of operatorActs(site, folder)) {
        const words = await setUp()
        await site.dispatcher.drain()
        untried.delete(words[0] ?? '')
        const before = await fingerprint(site.owner, config)
        for (const name of ['', 'site', 'Ann Li', 'mem_1'])
          if (await isDone(words, name)) breaches.push(`${action} is done by "${name}"`)
        for (const fault of faults)
          if (await withFault(words, fault)) breaches.push(`${action} is done without its line`)
        const after = await fingerprint(site.owner, config)
        const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
        if (changed.length > 0)
          breaches.push(`${action} without its line changes ${changed.join()}`)
        const [last] = await sql<{ id: bigint }[]>`select max(id) as id from audit_line`
        await act(words, operator).catch((error: unknown) => {
          breaches.push(`${action} failed: ${String(error)}`)
        })
        breaches.push(...faultsOf(action, await linesSince(last?.id ?? 0n)))
        tried += 1
      }
      for (const name of untried) breaches.push(`no act of the command ${name} was tried`)
    } finally {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    }
    return { tried: `${tried} acts, ${faults.length} faults each`, breaches }
  },
}
