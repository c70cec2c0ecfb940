import type { SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import type { Challenge, SliderPuzzle } from './challenge.ts'

export interface Picture {
  readonly image: string
  readonly xCode: string
}

/** The captcha dialog's calls to the server, made for the purpose of the flow that opened it. */
export interface CaptchaPorts {
  decide(preferPicture: boolean): Promise<Challenge>
  /** The pass token of a good slide; rejects where it missed. */
  checkSlide(puzzle: SliderPuzzle, track: readonly SlidePoint[]): Promise<string>
  picture(): Promise<Picture>
}
