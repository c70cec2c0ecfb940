import type { Sql } from '../../src/platform/database/connect.ts'
import { makeOwnTable } from '../own-table.ts'

/** Writes down which process moved a round on, and who had the lease then. */
export const startPhaseLog = async (owner: Sql): Promise<void> => {
  await makeOwnTable(owner, 'phase_log', 'round_id bigint, state text, writer text, owner text')
  await owner`
    create function log_phase() returns trigger language plpgsql as $$
    begin
      insert into phase_log
      select new.id, new.state, current_setting('application_name'), t.owner
      from game_table t where t.code = new.table_code;
      return null;
    end $$`
  await owner`
    create trigger log_phase after insert or update of state on game_round
      for each row execute function log_phase()`
}

/** Phases that a process wrote after it had lost the table. Payments may be finished by anyone. */
export const writtenByOthers = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql<{ round: bigint; state: string; writer: string; owner: string }[]>`
    select round_id as round, state, writer, owner from phase_log
    where writer <> owner and state in ('betting', 'closed', 'drawn')`
  return rows.map(
    ({ round, state, writer, owner }) =>
      `round ${round} became ${state} by ${writer} while ${owner} had the table`,
  )
}
