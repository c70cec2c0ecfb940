import { colourOf } from '@xinghe/rules/games/tables/roulette-layout.ts'
import { spotName } from '@xinghe/rules/games/tables/words.ts'
import { useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { clothHeight, clothPlaces, clothWidth, hasBox, type ClothPlace } from './cloth-places.ts'
import { SpotChips } from './SpotChips.tsx'
import { spotState, type FeltState } from './spot-state.ts'
import { spotLabel } from './spot-words.ts'
import './cloth.css'

/** A box spans so many cells of the lying cloth. */
const spanOf = ({ play, pick }: ClothPlace): readonly [number, number] => {
  if (play === 'straight') return pick === '0' ? [1, 3] : [1, 1]
  if (play === 'dozen') return [4, 1]
  return play === 'column' ? [1, 1] : [2, 1]
}

const boxText = (place: ClothPlace, t: ReturnType<typeof useText>): string => {
  if (place.play === 'straight') return place.pick
  return place.play === 'column' ? '2:1' : byWord(spotName('RL1', place), t)
}

const colourOfBox = ({ play, pick }: ClothPlace): string | undefined => {
  if (play === 'straight') return colourOf(Number(pick))
  return play === 'colour' ? pick : undefined
}

/** In parts of the cloth. On a phone it stands: what lay to the right lies below. */
const styleOf = (place: ClothPlace, isUpright: boolean): CSSProperties => {
  const [wide, high] = hasBox(place) ? spanOf(place) : [0, 0]
  const along = { at: place.x / clothWidth, span: wide / clothWidth }
  const across = { at: place.y / clothHeight, span: high / clothHeight }
  // Turned by a right angle, so that the boxes of 1, 2 and 3 read from left to right.
  const [x, y] = isUpright ? [{ ...across, at: 1 - across.at }, along] : [along, across]
  const percent = (part: number): string => `${(100 * part).toFixed(3)}%`
  const style = { left: percent(x.at), top: percent(y.at) }
  return hasBox(place) ? { ...style, width: percent(x.span), height: percent(y.span) } : style
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest spot in a direction: straight ahead before aside. */
const nextIn = (
  buttons: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  [dx, dy]: readonly [number, number],
): HTMLButtonElement | undefined => {
  const middle = (button: HTMLButtonElement): readonly [number, number] => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [fromX, fromY] = middle(from)
  return buttons
    .map((button) => {
      const [x, y] = middle(button)
      const ahead = (x - fromX) * dx + (y - fromY) * dy
      const aside = Math.abs((x - fromX) * dy) + Math.abs((y - fromY) * dx)
      return { button, ahead, cost: ahead + 3 * aside }
    })
    .filter(({ ahead }) => ahead > 1)
    .toSorted((one, other) => one.cost - other.cost)[0]?.button
}

/** The cloth: one stop of the tab key, arrow keys walk from spot to spot. */
export function RouletteFelt({ felt, isUpright }: { felt: FeltState; isUpright: boolean }) {
  const t = useText()
  const cloth = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    const buttons = [...(cloth.current?.querySelectorAll('button') ?? [])]
    const from = buttons.find((button) => button === document.activeElement)
    if (step === undefined || from === undefined) return
    event.preventDefault()
    const next = nextIn(buttons, from, step)
    if (next === undefined) return
    from.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  return (
    <div
      ref={cloth}
      className="cloth"
      data-upright={isUpright || undefined}
      onKeyDown={walk}
      role="presentation"
    >
      {clothPlaces.map((place) => {
        const state = spotState(felt, place.play, place.pick)
        const isBox = hasBox(place)
        const [text, label] = [isBox ? boxText(place, t) : '', spotLabel('RL1', state, t)]
        return (
          <button
            key={`${place.play} ${place.pick}`}
            type="button"
            tabIndex={place.play === 'straight' && place.pick === '0' ? 0 : -1}
            className={isBox ? 'cloth-box' : 'cloth-dot'}
            style={styleOf(place, isUpright)}
            data-colour={colourOfBox(place)}
            data-outside={(isBox && place.play !== 'straight') || undefined}
            data-won={state.isWon || undefined}
            aria-disabled={!felt.isOpen || undefined}
            aria-label={label.includes(text) ? label : `${text}，${label}`}
            onClick={() => felt.isOpen && felt.put(place)}
          >
            {isBox && <span>{text}</span>}
            <SpotChips laid={state.laid} staked={state.staked} />
          </button>
        )
      })}
    </div>
  )
}
