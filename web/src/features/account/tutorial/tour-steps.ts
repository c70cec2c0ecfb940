import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { tourText } from './messages.ts'

export const tourScenes = ['account', 'deposit', 'play', 'withdraw', 'limit'] as const
export type TourScene = (typeof tourScenes)[number]

export interface TourStep {
  readonly scene: TourScene
  readonly title: string
  readonly line: string
  readonly action: string
  /** Where the action leads. */
  readonly to: string
}

const addresses: Record<TourScene, string> = {
  account: pathOf('userinfo'),
  deposit: pathOf('saveMoney'),
  play: pathOf('home'),
  withdraw: pathOf('addBankCard'),
  limit: `${pathOf('userinfo')}?tab=protection`,
}

/** The step of deposits is left out where deposits are switched off. */
export const tourSteps = (deposits: boolean): readonly TourStep[] =>
  tourScenes
    .filter((scene) => deposits || scene !== 'deposit')
    .map((scene) => ({
      scene,
      title: tourText[`${scene}Title`],
      line: tourText[`${scene}Line`],
      action: tourText[`${scene}Action`],
      to: addresses[scene],
    }))
