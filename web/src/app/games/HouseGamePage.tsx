import { useSearchParams } from 'react-router'
import { HouseGameScreen } from '../../features/games/page/HouseGameScreen.tsx'
import { latePart } from '../../platform/network/late-part.ts'
import { Brand } from '../navigation/Brand.tsx'
import { useTabs } from '../tabs/tabs-store.ts'
import { usePhone } from '../../platform/device/use-phone.ts'
import { useAmounts } from '../words/use-amounts.ts'
import { useGameMarks } from './use-game-marks.ts'

const VerifyScreen = latePart(
  () => import('../../features/games/fair/verify/VerifyScreen.tsx'),
  'VerifyScreen',
)

/** A game of the house under the header of the site. */
export function FramedGamePage() {
  const [search] = useSearchParams()
  useGameMarks(search.get('g') ?? '')
  const phone = usePhone()
  const hasTabs = useTabs().visited.length > 1
  // Top bar and main bar, and the tab bar once there is more than one page; a phone has its bar below.
  const aroundRem = phone ? 7.35 : hasTabs ? 9.5 : 7
  return <HouseGameScreen phone={phone} amountsShown={useAmounts().shown} aroundRem={aroundRem} />
}

/** The same game alone on the page; with `?fair=` the proof of a round. */
export function BareGamePage() {
  const [search] = useSearchParams()
  const [phone, { shown }] = [usePhone(), useAmounts()]
  useGameMarks(search.get('g') ?? '')
  if (search.has('fair')) return <VerifyScreen brand={<Brand />} />
  return <HouseGameScreen phone={phone} amountsShown={shown} aroundRem={0} />
}
