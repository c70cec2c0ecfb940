import { writeAuditLine } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/parts.ts'

/** An operator's command, until the console exists. Commands that change something write an audit line. */
export interface Command {
  readonly usage: string
  readonly run: (platform: Platform, words: readonly string[]) => Promise<string>
}

/** Wrong arguments; the message says which arguments the command takes. */
export class UsageFault extends Error {}

/** The actor in the audit lines of commands. */
export const commandActor = 'command-line'

export const audit = (
  platform: Pick<Platform, 'sql' | 'clock'>,
  action: string,
  subject: string,
  detail: object,
): Promise<string> =>
  writeAuditLine(platform.sql, {
    actor: commandActor,
    action,
    subject,
    detail,
    now: platform.clock.now(),
  })
