import type { ToldShot } from '@xinghe/contract/games-fishing.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { cannons as cannonBullets } from '@xinghe/rules/games/fishing/cannon.ts'
import type { Point } from '@xinghe/rules/games/fishing/path.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { dropTexture, paintInBands } from '../../stage/paint.ts'
import type { Scene } from '../../stage/scene.ts'
import { drawSea } from '../art/sea-art.ts'
import type { ShownHit } from '../hits/shown-hits.ts'
import { aimAt, alongBarrel, clampAim } from './aim.ts'
import { makeBullets } from './bullets.ts'
import { makeCannons } from './cannons.ts'
import { openMs } from './chest-lid.ts'
import { flightMs, makeEffects } from './effects.ts'
import { makeFishLayer, type ShownFish } from './fish-layer.ts'
import { paintFish, type FishPictures } from './fish-pictures.ts'
import { placeOfSeat, viewSea } from './sea-view.ts'
import { makeSimulatedCannons } from './simulated-cannons.ts'

export interface FishingScene extends Scene {
  /** The room: its fish, and who sits where. */
  readonly setRoom: (room: {
    readonly sea: string | null
    readonly seats: readonly { readonly seat: number; readonly simulated: boolean }[]
    readonly mine: number | null
  }) => void
  readonly setLevel: (level: number) => void
  /** Turns one's own cannon to a point of the stage. */
  readonly aim: (point: Point) => void
  readonly turn: (by: number) => void
  readonly fire: (worth: Fen, level: number) => void
  readonly flying: () => number
  /** What one's own hits brought. */
  readonly showOwn: (hits: readonly ShownHit[]) => void
  readonly showOther: (shot: ToldShot) => void
  /** Fish that were caught already. */
  readonly remove: (fish: readonly string[]) => void
}

interface SceneOptions {
  readonly still: boolean
  readonly now: () => Instant
  /** A bullet has met a fish. */
  readonly onHit: (fish: string, worth: Fen) => void
}

/** The cannon that has this bullet. */
const levelOf = (bullet: number): number =>
  cannonBullets.findIndex((own) => own.some((worth) => Number(worth) === bullet))

/** The barrel's length, in pixels. */
const muzzle = 52
const netPerReach = 2.6

export const makeFishingScene = ({ still, now, onHit }: SceneOptions): FishingScene => {
  const view = new Container()
  const ground = new Sprite()
  const fish = makeFishLayer(still)
  const bullets = makeBullets(still)
  let resolution = 1
  const effects = makeEffects(still, () => resolution)
  const cannons = makeCannons(still)
  const simulated = makeSimulatedCannons()
  view.addChild(ground, fish.view, bullets.view, cannons.view, effects.view)

  let stage = viewSea(800, 450)
  let pictures: FishPictures | null = null
  let water: Texture | null = null
  let mine: number | null = null
  let angle = 0
  let painting = 0
  let destroyed = false
  let showPainted: () => void = () => undefined
  const painted = new Promise<void>((resolve) => {
    showPainted = resolve
  })

  const paint = async (): Promise<void> => {
    const turn = (painting += 1)
    const { width, height } = stage
    const next = await paintInBands(width, height, Math.min(1.5, resolution), (ctx) =>
      drawSea(ctx, width, height),
    )
    if (destroyed || turn !== painting) return dropTexture(next)
    ground.texture = next
    ground.setSize(width, height)
    dropTexture(water)
    water = next
    // A chest that opens is drawn with pictures of the old size.
    effects.clear()
    const old = pictures
    const fresh = paintFish(stage.scale, resolution)
    pictures = fresh.pictures
    fish.setView(stage, pictures)
    old?.destroy()
    await fresh.painted
    if (!destroyed && turn === painting) showPainted()
  }

  const place = (seat: number) => stage.places[placeOfSeat(seat, mine)] ?? stage.places[0]
  const setAngle = (next: number): void => {
    angle = clampAim(next)
    cannons.turn(0, angle)
  }
  const coinsFor = (multiple: number): number => Math.min(24, 4 + Math.floor(multiple / 4))

  /** A chest that was caught opens where it was; answers when its prize can be seen. */
  const openIfChest = (target: ShownFish): number => {
    if (target.kind !== 'chest' || pictures === null) return 0
    effects.chest(target, pictures.width('chest'), pictures.opening())
    return openMs
  }
  const showOwn = (hits: readonly ShownHit[]): void => {
    for (const { fish: id, kind, result, amount, isWin, multiple } of hits) {
      const target = fish.find(id)
      if (result === 'caught' || result === 'gone') fish.remove(id)
      if (result !== 'caught' || target === null) continue
      const found = kind === 'chest' ? `×${multiple} ` : ''
      const afterMs = openIfChest(target)
      effects.amount(target, `${found}+${fenToCny(amount)}`, isWin, afterMs)
      if (isWin) effects.coins(target, stage.places[0], coinsFor(multiple), afterMs)
    }
  }

  /** Shows a hit by another cannon. `prize` is the text for a caught fish, null for one that gets away. */
  const showHit = (seat: number, id: string, prize: string | null): void => {
    const from = place(seat)
    const target = fish.find(id)
    if (target !== null) {
      const towards = Math.atan2(target.x - from.x, (from.y - target.y) * from.side)
      cannons.turn(placeOfSeat(seat, mine), towards * from.side)
      cannons.kick(placeOfSeat(seat, mine))
      effects.bullet(from, target)
      effects.net(target, target.reach * netPerReach, flightMs)
      if (prize === null) fish.strike(id, now())
      else effects.amount(target, prize, false, openIfChest(target) || flightMs)
    }
    if (prize !== null) fish.remove(id)
  }
  const showOther = ({ seat, hits }: ToldShot): void => {
    if (seat === mine) return
    for (const { fish: id, bullet, multiple } of hits) {
      cannons.setLevel(placeOfSeat(seat, mine), levelOf(bullet))
      showHit(seat, id, multiple === 0 ? null : `+${fenToCny(BigInt(bullet * multiple))}`)
    }
  }

  return {
    view,
    still,
    painted,
    resize: (width, height, perPixel) => {
      resolution = perPixel
      stage = viewSea(width, height)
      cannons.resize(stage, perPixel)
      if (pictures !== null) fish.setView(stage, pictures)
      void paint()
    },
    tick: (deltaMs) => {
      const at = now()
      fish.swim(at)
      for (const { target, worth } of bullets.tick(deltaMs, stage, fish.targets())) {
        effects.net(target, target.reach * netPerReach)
        fish.strike(target.id, at)
        onHit(target.id, worth)
      }
      // No money is shown: none was staked.
      for (const { seat, fish: id, multiple } of simulated.due(at))
        if (fish.find(id) !== null) showHit(seat, id, multiple === 0 ? null : `×${multiple}`)
      cannons.tick(deltaMs)
      effects.tick(deltaMs)
      return true
    },
    setRoom: (room) => {
      mine = room.mine
      fish.setSea(room.sea)
      const taken = [false, false, false, false]
      for (const { seat } of room.seats) taken[placeOfSeat(seat, mine)] = true
      cannons.setTaken(taken)
      const free = room.seats.filter(({ simulated: is }) => is).map(({ seat }) => seat)
      simulated.setSeats(room.sea, free)
      setAngle(angle)
    },
    setLevel: (level) => cannons.setLevel(0, level),
    aim: (point) => setAngle(aimAt(stage.places[0], point)),
    turn: (by) => setAngle(angle + by),
    fire: (worth, level) => {
      const from = alongBarrel(stage.places[0], angle, muzzle)
      bullets.fire(from, angle, worth, level)
      cannons.kick(0)
    },
    flying: () => bullets.flying(),
    showOwn,
    showOther,
    remove: (ids) => {
      for (const id of ids) fish.remove(id)
    },
    destroy: () => {
      destroyed = true
      showPainted()
      effects.destroy()
      bullets.destroy()
      cannons.destroy()
      view.destroy({ children: true })
      pictures?.destroy()
      dropTexture(water)
    },
  }
}
