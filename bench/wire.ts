import { memberInfo } from '@xinghe/contract/account-member.ts'
import { wireClient, type WireClient } from '../server/test/wire-client.ts'
import { median, type Bench } from './bench.ts'
import { serverCpu } from './cpu.ts'
import { startBenchSite } from './bench-site.ts'
import { loginForBench } from './log-in.ts'
import { requestBytes, runLoad } from './raw-load.ts'

const connections = 16
const rounds = 15

const prepareCalls = (client: WireClient, token: string, count: number): Buffer[] =>
  Array.from({ length: count }, () => {
    const { url, init } = client.prepare(memberInfo, {}, { token })
    return requestBytes(url, init as Parameters<typeof requestBytes>[1])
  })

/** Plain and encrypted member/info, in turn, on one server with session and database. */
export const wire: Bench = {
  what: 'member/info with session and database: encrypted calls per second ÷ plain ones, same run, interleaved',
  async run({ seconds }) {
    const { address, port, databaseUrl, stop } = await startBenchSite({ WIRE_ENCRYPTION: 'off' })
    try {
      const token = await loginForBench(databaseUrl)
      const plain = await wireClient(address, () => Date.now(), false)
      const sealed = await wireClient(address, () => Date.now(), true)
      const warm = await runLoad(port, prepareCalls(plain, token, 1_000), connections)
      await runLoad(port, prepareCalls(sealed, token, 1_000), connections)
      // Calls per round are bounded: a sealed request is valid for a minute.
      const count = Math.max(200, Math.round((warm * seconds) / (2 * rounds)))
      const [rates, costs]: [number[], number[]] = [[], []]
      const measure = async (client: WireClient): Promise<{ rate: number; cpu: number }> => {
        const calls = prepareCalls(client, token, count)
        const before = await serverCpu(address)
        const rate = await runLoad(port, calls, connections)
        return { rate, cpu: ((await serverCpu(address)) - before) / count }
      }
      for (let round = 0; round < rounds; round += 1) {
        const [bare, shut] = [await measure(plain), await measure(sealed)]
        const micros = (spent: number): number => Math.round(spent * 1e6)
        console.log(
          `  plain ${Math.round(bare.rate)}/s ${micros(bare.cpu)} µs, encrypted ${Math.round(shut.rate)}/s ${micros(shut.cpu)} µs`,
        )
        rates.push(shut.rate / bare.rate)
        costs.push(bare.cpu / shut.cpu)
      }
      return [
        { label: 'encrypted ÷ plain', value: median(rates), goal: { atLeast: 0.7 } },
        { label: 'per CPU second', value: median(costs), goal: { atLeast: 0.7 } },
      ]
    } finally {
      await stop()
    }
  },
}
