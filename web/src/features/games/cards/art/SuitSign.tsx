import { suitPaths } from './suit-paths.ts'

interface SuitSignProps {
  suit: number
  x: number
  y: number
  size: number
  turned?: boolean
}

export function SuitSign({ suit, x, y, size, turned = false }: SuitSignProps) {
  const turn = turned ? ' rotate(180)' : ''
  return <path d={suitPaths[suit]} transform={`translate(${x} ${y})${turn} scale(${size})`} />
}
