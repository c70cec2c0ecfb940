import { waveOf } from '@xinghe/rules/games/lottery/wave.ts'

/** A digit, or a number of Mark Six in its colour. */
export function Ball({ number, wave = false }: { number: number; wave?: boolean }) {
  return (
    <span className="lottery-ball" data-wave={wave ? waveOf(number) : undefined}>
      {wave ? String(number).padStart(2, '0') : number}
    </span>
  )
}
