import type { Db } from '../../../platform/database/connect.ts'

export const phaseChannel = 'game_table_phase'

export const notify = async (tx: Db, text: string): Promise<void> => {
  await tx`select pg_notify(${phaseChannel}, ${text})`
}
