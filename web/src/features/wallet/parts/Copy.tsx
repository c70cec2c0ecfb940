import type { ComponentProps } from 'react'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText as words } from './messages.ts'

type CopyProps = Omit<ComponentProps<typeof CopyButton>, 'copiedLabel' | 'failedLabel'>

export function Copy(props: CopyProps) {
  const t = useText()
  return <CopyButton {...props} copiedLabel={t(words.copied)} failedLabel={t(words.copyFault)} />
}
