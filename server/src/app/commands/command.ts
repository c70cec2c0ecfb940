import { writeAuditLine } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/parts.ts'

/** One of the operator's commands until the console exists. Each that changes something leaves an audit line. */
export interface Command {
  readonly usage: string
  readonly run: (platform: Platform, words: readonly string[]) => Promise<string>
}

/** The words were not understood; the message says what the command takes. */
export class UsageFault extends Error {}

/** Who is written down as the actor of what is done here. */
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
