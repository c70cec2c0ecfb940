import { useParams } from 'react-router'
import { NewTaskScreen } from '../../features/promotions/new-task/NewTaskScreen.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'

export function NewTaskPage() {
  const { id = '' } = useParams()
  return <NewTaskScreen id={id} notFound={<NotFoundScreen />} />
}
