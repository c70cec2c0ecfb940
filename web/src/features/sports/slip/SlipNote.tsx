import { Button } from '@xinghe/ui/Button.tsx'

type SlipNoteProps = {
  text: string
  action: string
  onAction: () => void
  className?: string | undefined
}

/** A note on the whole slip, with a button that resolves it. */
export function SlipNote({ text, action, onAction, className = '' }: SlipNoteProps) {
  return (
    <div
      role="status"
      className={`flex items-center gap-2 rounded-md bg-warn/8 py-1 pr-1 pl-3 text-12 text-warn ${className}`}
    >
      <span className="min-w-0 flex-1">{text}</span>
      <Button variant="ghost" size="sm" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
