import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

/** An error message beside its cause; announced by screen readers when it appears. */
export function Fault({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== '' && (
        <p
          className={classNames(
            'flex items-start gap-2 rounded-md bg-danger/10 px-3 py-2 text-13 text-danger',
            className,
          )}
        >
          <Icon name="warning" className="mt-0.5 size-4" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
