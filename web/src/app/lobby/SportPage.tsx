import { useLayoutEffect } from 'react'
import { SportLobbyScreen } from '../../features/lobby/sport/SportLobbyScreen.tsx'
import { emit } from '../../platform/bus/events.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { useSession } from '../../platform/session/session.ts'
import { useSwitches } from '../../platform/site/pre-info.ts'
import { usePageMarks } from '../navigation/page-marks.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { BookPart } from '../sports/BookPart.tsx'
import { HotMatchesPart } from './HotMatchesPart.tsx'

const VisitorBookPage = latePart(() => import('../sports/VisitorBookPage.tsx'), 'VisitorBookPage')

function Venues({ loggedIn }: { loggedIn: boolean }) {
  const entries = useNavigation('main')
  const sport = entries?.find(({ category }) => category === 'TY')
  return (
    <SportLobbyScreen
      venues={entries && (sport?.venues ?? [])}
      loggedIn={loggedIn}
      onEnter={(enName) => emit('launch_asked', { enName })}
      hot={<HotMatchesPart />}
    />
  )
}

/** Takes the whole window, as the book of a member does. */
function VisitorBook() {
  useLayoutEffect(() => {
    usePageMarks.setState({ fills: true }, true)
    return () => usePageMarks.setState({}, true)
  }, [])
  return (
    <BookPart>
      <VisitorBookPage />
    </BookPart>
  )
}

/** Members choose a venue; visitors read our own book. */
export function SportPage() {
  const loggedIn = useSession().token !== ''
  const { crMode } = useSwitches()
  if (loggedIn || crMode === 0) return <Venues loggedIn={loggedIn} />
  return <VisitorBook />
}
