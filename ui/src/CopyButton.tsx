import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from './IconButton.tsx'

const shownMs = 2000

type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
  /** Only the icon; the label is still read. */
  iconOnly?: boolean | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  onCopied?: (() => void) | undefined
}

export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  iconOnly,
  variant,
  size = 'sm',
  onCopied,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const done = await copyText(text)
    setOutcome(done ? 'copied' : 'failed')
    if (done) onCopied?.()
  }

  const icon = outcome === 'copied' ? 'check' : outcome === 'failed' ? 'error' : 'copy'
  const shown = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : label
  return (
    <>
      {iconOnly ? (
        <IconButton
          icon={icon}
          label={label}
          size={size}
          variant={variant ?? 'ghost'}
          onClick={() => void copy()}
        />
      ) : (
        <Button
          icon={icon}
          size={size}
          variant={variant ?? 'secondary'}
          onClick={() => void copy()}
        >
          {shown}
        </Button>
      )}
      <span role="status" className="sr-only">
        {outcome && shown}
      </span>
    </>
  )
}
