import type { PreviewLineUp } from '@xinghe/contract/sports-preview.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { positionNames, previewText as words } from './messages.ts'
import { pitchPlaces, shortName } from './pitch-places.ts'

const stripes = [0, 2, 4, 6]

/** Half a pitch of 100 by 100 with its goal at the bottom. */
const lines =
  'M3 3h94v94H3zM22 97V73h56v24M36 97V86h28v11M38 73a13 13 0 0 1 24 0M33 3a17 17 0 0 0 34 0'

function Ground() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute size-full"
    >
      <rect width="100" height="100" fill="#1f6b3a" />
      {stripes.map((stripe) => (
        <rect key={stripe} y={stripe * 14} width="100" height="14" fill="#237542" />
      ))}
      <path
        d={lines}
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.55"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

type PitchProps = { team: string; lineUp: PreviewLineUp; shirt: string }

/** The eleven of a side on the pitch. */
export function Pitch({ team, lineUp, shirt }: PitchProps) {
  const t = useText()
  return (
    <div className="relative aspect-[6/5] w-full overflow-hidden">
      <Ground />
      <ol aria-label={t(words.starters, { team })}>
        {pitchPlaces(lineUp).map(({ player: { number, name, position }, left, top }) => (
          <li
            key={number}
            title={name}
            className="absolute flex w-1/5 -translate-1/2 flex-col items-center gap-0.5"
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            <span
              className={`grid size-6 place-items-center rounded-full font-num text-12 font-bold ring-1 ring-[#ffffff]/70 ${shirt}`}
            >
              {number}
            </span>
            <span
              aria-hidden
              className="max-w-full truncate rounded-sm bg-[#0a1735]/80 px-1 text-12 leading-4 text-[#ffffff]"
            >
              {shortName(name)}
            </span>
            <span className="sr-only">{`${name} ${t(positionNames[position])}`}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
