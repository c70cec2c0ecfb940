import { useFirstClientSeed } from '../fair/panel/use-fairness.ts'

/** No round is drawn without a client seed: the browser chooses one as soon as the venue was entered. */
export function FirstClientSeed({ uid }: { uid: string }) {
  useFirstClientSeed(uid)
  return null
}
