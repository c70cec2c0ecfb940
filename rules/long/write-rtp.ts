import { writeFileSync } from 'node:fs'
import { gameReturns } from '../src/games/rtp/game-returns.ts'
import { rtpDocument, rtpTable } from '../src/games/rtp/rtp-table.ts'

const place = (path: string): URL => new URL(`../../${path}`, import.meta.url)

const table = rtpTable(gameReturns())
writeFileSync(place('rules/src/games/rtp/rtp.json'), `${JSON.stringify(table, null, 2)}\n`)
writeFileSync(place('docs/RTP.md'), rtpDocument(table))
console.log(`${Object.values(table).flat().length} returns written to docs/RTP.md and rtp.json`)
