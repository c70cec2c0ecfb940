import type { Support } from './ask-support.ts'
import { SupportDialog } from './SupportDialog.tsx'
import { SupportDrawer } from './SupportDrawer.tsx'

export function SupportView({ support, onClose }: { support: Support; onClose: () => void }) {
  return support.kind === 'outside' ? (
    <SupportDialog url={support.url} onClose={onClose} />
  ) : (
    <SupportDrawer onClose={onClose} />
  )
}
