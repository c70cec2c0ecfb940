import { browserLabel } from '@xinghe/rules/account/browser-label.ts'
import { checkEmail } from '@xinghe/rules/account/email.ts'
import { checkRealName } from '@xinghe/rules/account/real-name.ts'
import { checkUsername } from '@xinghe/rules/account/username.ts'
import { csvText } from '@xinghe/rules/base/csv.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { Result } from '@xinghe/rules/base/result.ts'
import { printable } from '../../../src/app/commands/printable.ts'
import { codeMessage } from '../../../src/features/account/codes/messages.ts'
import { outboxPage } from '../../../src/platform/delivery/outbox-page.ts'
import { escapeHtml } from '../../../src/platform/text/escape-html.ts'
import { steers } from './shown-text.ts'

const madeAt = instant(0)

/** Neither markup nor an end of the attribute or element around it. */
const isHarmlessIn = (html: string, payload: string): boolean =>
  html.includes(escapeHtml(payload)) && (!/[<>"']/.test(payload) || !html.includes(payload))

const outboxOf = (payload: string): string => {
  const message = { recipient: payload, subject: payload, body: payload }
  return outboxPage([{ ...message, id: 1n, channel: 'mail', madeAt }])
}

/** A cell as a spreadsheet reads it. */
const readCell = (csv: string): string => {
  const cell = csv.slice(1, -2)
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

const isPlainCell = (payload: string): boolean => {
  const csv = csvText([[payload]])
  const cell = readCell(csv)
  const isWhole = cell === payload || cell === `'${payload}`
  return isWhole && !/^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(cell)
}

const isLetters = (result: Result<string, string>): boolean =>
  !result.ok || /^[\p{L}\p{N}·]+$/u.test(result.value)

/** Everything that the server makes of a text without a database, and whether it is harmless there. */
export const madeTexts: Readonly<Record<string, (payload: string) => boolean>> = {
  'page of unsent messages': (payload) => isHarmlessIn(outboxOf(payload), payload),
  'mail with a code': (payload) =>
    isHarmlessIn(codeMessage(payload, 'reset', '123456').html, payload),
  'cell of a table': isPlainCell,
  'line in a terminal': (payload) => !steers(printable(payload)),
  'browser of a session': (payload) =>
    /^([A-Za-z]+ \d+)?( · )?[A-Za-z]*$/.test(
      browserLabel(`${payload} Chrome/156 ${payload} Linux`),
    ),
  'user name': (payload) => isLetters(checkUsername(payload)),
  'real name': (payload) => isLetters(checkRealName(payload)),
  'e-mail address': (payload) => !checkEmail(payload).ok,
}
