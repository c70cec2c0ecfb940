import { Icon } from '@xinghe/ui/Icon.tsx'

/** Why something did not work, beside it; heard when it appears. */
export function Fault({ text }: { text: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== '' && (
        <p className="mt-3 flex items-start gap-2 rounded-md bg-danger/10 px-3 py-2 text-13 text-danger">
          <Icon name="warning" className="mt-0.5 size-4" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
