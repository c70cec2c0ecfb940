import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAt, parseJson, textAt } from './system/unknown.ts'

/** Chinese characters take two columns on a terminal. */
function columns(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)
}

const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - columns(text)))

function table(rows: string[][]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, columns(cell))))
  }
  return rows.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join('   ')
      .trimEnd(),
  )
}

/** Draws a frame around the lines, however wide their characters are. */
export function frame(lines: string[]): string {
  const width = Math.max(...lines.map(columns))
  const bar = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${pad(line, width)}  │`)
  return [`┌${bar}┐`, ...body, `└${bar}┘`].join('\n')
}

export interface Welcome {
  address: string
  home: string
  logFile: string | undefined
}

/** The greeting after the start: address, accounts, next steps. */
export async function welcomeLines({ address, home, logFile }: Welcome): Promise<string[]> {
  const text = await readFile(join(home, 'welcome.json'), 'utf8').catch(() => '{}')
  const welcome = parseJson(text)
  const accounts = listAt(welcome, 'accounts').map((account) =>
    ['name', 'password', 'what'].map((key) => textAt(account, key) ?? ''),
  )
  const operatorPassword = textAt(welcome, 'operatorPassword')
  const outbox = textAt(welcome, 'outbox')
  const steps = [
    ['Stop', 'Ctrl-C'],
    ['Data', home],
    ...(logFile === undefined ? [] : [['Log', logFile]]),
    ...(outbox === undefined ? [] : [['Mail and SMS', outbox]]),
    ['Test', 'npm test'],
    ['Develop', 'npm run dev'],
  ]
  return [
    `星河 is ready:  ${address}`,
    '',
    ...(accounts.length === 0
      ? []
      : ['Demo accounts', ...table(accounts).map((row) => `  ${row}`)]),
    ...(operatorPassword === undefined ? [] : [`Operator password:  ${operatorPassword}`]),
    ...(accounts.length === 0 && operatorPassword === undefined ? [] : ['']),
    'Next steps',
    ...table(steps).map((row) => `  ${row}`),
  ]
}
