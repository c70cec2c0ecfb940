import { returnText, type ReturnRow } from '../returns.ts'

/** One return as it is shown. */
export interface RtpRow {
  readonly bet: string
  /** The exact fraction, `"13219/13824"`. */
  readonly exact: string
  /** `"95.6236%"` */
  readonly text: string
}

/** By game code. */
export type RtpTable = Readonly<Record<string, readonly RtpRow[]>>

/** Games whose rows are named by their Chinese name. */
const codeOf: Readonly<Record<string, string>> = {
  '21点': 'BJ',
  牛牛: 'NN',
  炸金花: 'ZJH',
  捕鱼: 'FISH',
  奖池: 'pools',
}

export const rtpTable = (rows: readonly ReturnRow[]): RtpTable => {
  const table: Record<string, RtpRow[]> = {}
  for (const { game, bet, value, codes = [codeOf[game] ?? game] } of rows) {
    const row = { bet, exact: `${value.top}/${value.bottom}`, text: returnText(value) }
    for (const code of codes) table[code] = [...(table[code] ?? []), row]
  }
  return table
}

const heading = `# Returns to player

What each bet of the house's games pays back of what is staked, on average. The rules that are played
compute these figures: \`npm run rtp\` writes this page and the table that the games show, and a test fails
while either differs from the rules.

The fractions are exact. The return of 21点 and of 炸金花 is that of the best play. Every slot takes part in
the three pools, which return 1.5 % of each stake together.
`

export const rtpDocument = (table: RtpTable): string =>
  Object.entries(table).reduce(
    (text, [code, rows]) =>
      `${text}\n## ${code}\n\n| bet | return | exact |\n| --- | --- | --- |\n${rows
        .map((row) => `| ${row.bet} | ${row.text} | ${row.exact} |\n`)
        .join('')}`,
    heading,
  )
