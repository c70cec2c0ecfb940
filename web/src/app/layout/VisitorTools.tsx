import { Button } from '@xinghe/ui/Button.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { shellText } from '../words/messages.ts'

export function VisitorTools({ small = false }: { small?: boolean }) {
  const t = useText()
  const size = small ? 'sm' : 'md'
  return (
    <div className="flex shrink-0 items-center gap-2.5 max-desk:gap-2">
      <Button variant="secondary" size={size} onClick={() => emit('login')}>
        {t(shellText.login)}
      </Button>
      <Button size={size} onClick={() => emit('register')}>
        {t(shellText.register)}
      </Button>
    </div>
  )
}
