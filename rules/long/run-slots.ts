import { slotCodes } from '../src/games/slots/machines/machine.ts'
import { machines } from '../src/games/slots/machines/machines.ts'
import { baseReturn } from '../src/games/slots/returns.ts'
import { spreadOf } from './slot-combinations.ts'

/** Standard deviations as published with the games, in stakes. */
const published = { GEM: 2.5, KOI: 4.1, FLY: 5, DRG: 13.6 }

for (const code of slotCodes) {
  const machine = machines[code]
  const { top, bottom, deviation, most } = spreadOf(machine)
  const exact = baseReturn(machine)
  const same = top * exact.bottom === exact.top * bottom
  const spreadHolds = Math.abs(deviation - published[code]) < 0.05
  const mostHolds = most === machine.maxPay
  const percent = (Number(top) / Number(bottom)) * 100
  console.log(
    `${code} returns ${percent.toFixed(4)} % (${same ? 'equals' : 'DIFFERS FROM'} the factorised fraction), ` +
      `deviation ${deviation.toFixed(3)}, greatest win ${most / machine.unit} stakes` +
      (mostHolds ? '' : `, but the machine says ${machine.maxPay / machine.unit}`),
  )
  if (!same || !spreadHolds || !mostHolds) process.exitCode = 1
}
