import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { baseSpin } from '@xinghe/rules/games/slots/spin.ts'
import { expect, it } from 'vitest'
import { openingStops } from './opening-stops.ts'

it.each(Object.values(machines))('an untouched $code shows no win and no scatter', (machine) => {
  const spin = baseSpin(machine, openingStops(machine))
  expect([spin.pay, spin.scatters]).toEqual([0, []])
})
