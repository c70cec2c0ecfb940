import type { AskedRoads } from '@xinghe/rules/games/tables/roads/ask-road.ts'
import type { DerivedRoad } from '@xinghe/rules/games/tables/roads/derived-roads.ts'
import type { RoadSide } from '@xinghe/rules/games/tables/roads/road-round.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import { DerivedMark } from './marks.tsx'

interface AskButtonProps {
  name: string
  side: RoadSide
  roads: AskedRoads
  isPressed: boolean
  onPress: () => void
}

const derived: readonly DerivedRoad[] = ['eye', 'small', 'roach']

/** 问路: what the next round would add to the three derived roads if it went to a side. */
export function AskButton({ name, side, roads, isPressed, onPress }: AskButtonProps) {
  const t = useText()
  const colour = (road: DerivedRoad): string => t(words[roads[road] ?? 'none'])
  const told = { eye: colour('eye'), small: colour('small'), roach: colour('roach') }
  return (
    <button
      type="button"
      className="road-ask"
      data-side={side}
      aria-pressed={isPressed}
      aria-label={t(words.askLabel, { side: name, ...told })}
      onClick={onPress}
    >
      {t(words.ask, { side: name })}
      {derived.map((road) => (
        <svg key={road} viewBox="0 0 1 1" className="road-ask-mark" aria-hidden>
          {roads[road] !== null && <DerivedMark road={road} side={roads[road]} />}
        </svg>
      ))}
    </button>
  )
}
