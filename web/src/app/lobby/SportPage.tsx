import { SportLobbyScreen } from '../../features/lobby/sport/SportLobbyScreen.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useSession } from '../../platform/session/session.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { HotMatchesPart } from './HotMatchesPart.tsx'

export function SportPage() {
  const entries = useNavigation('main')
  const sport = entries?.find(({ category }) => category === 'TY')
  return (
    <SportLobbyScreen
      venues={entries && (sport?.venues ?? [])}
      loggedIn={useSession().token !== ''}
      onEnter={(enName) => emit('launch_asked', { enName })}
      hot={<HotMatchesPart />}
    />
  )
}
