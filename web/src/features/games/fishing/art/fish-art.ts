import type { FishKindCode } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { chest } from './chest-art.ts'
import { lantern, ray, shark, sword, turtle, whale } from './large-fish.ts'
import { flounder, jelly, octopus, seahorse } from './medium-fish.ts'
import type { DrawFish } from './plain-fish.ts'
import { butterfly, clown, lion, puffer, tang } from './small-fish.ts'
import { dragon } from './treasures.ts'

export const fishArt: Readonly<Record<FishKindCode, DrawFish>> = {
  clown,
  butterfly,
  tang,
  puffer,
  lion,
  seahorse,
  flounder,
  jelly,
  octopus,
  lantern,
  turtle,
  ray,
  sword,
  shark,
  whale,
  chest,
  dragon,
}
