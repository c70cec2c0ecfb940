import type { ShotHit, ShotState } from '../fishing/shoot.ts'
import { fishNames } from '../fishing/texts.ts'

const hitText = ({ kind, multiple, void: reason }: ShotHit): string => {
  const name = fishNames[kind]
  if (reason !== null) return `${name}未计费`
  return multiple > 0 ? `捕获${name}（${multiple} 倍）` : `${name}逃脱`
}

/** `捕获海龟（25 倍），小丑鱼逃脱，河豚未计费` */
export const fishingDetail = ({ hits }: ShotState): string => hits.map(hitText).join('，')
