import type { ReactNode } from 'react'

type StateScreenProps = {
  art: string
  title: string
  line?: ReactNode
  children?: ReactNode
}

/** One picture, one sentence and the next step, for pages that have nothing else to say. */
export function StateScreen({ art, title, line, children }: StateScreenProps) {
  return (
    <div className="flex min-h-[62vh] flex-col items-center justify-center px-6 py-14 text-center">
      <img
        src={`/art/${art}.svg`}
        alt=""
        width={320}
        height={220}
        className="h-52 w-auto max-desk:h-40"
      />
      <h1 className="mt-6 text-28 font-bold text-balance max-desk:text-20">{title}</h1>
      {line !== undefined && (
        <p className="mt-2 max-w-md text-14 text-balance text-muted">{line}</p>
      )}
      <div className="mt-7 flex flex-wrap items-center justify-center gap-3">{children}</div>
    </div>
  )
}
