import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { agentText as words } from '../parts/messages.ts'
import { rateText } from '../parts/texts.ts'
import type { AgentInfo } from '../parts/use-agent.ts'

/** Picture, title and what the plan offers at most. */
export function AgentHero({ plan }: Pick<AgentInfo, 'plan'>) {
  const t = useText()
  const highest = plan.steps.at(-1)?.rateBp ?? 0
  return (
    <header className="relative isolate overflow-hidden bg-art-ground text-art-ink">
      <img
        src="/art/hero-agent.svg"
        alt=""
        className="absolute inset-y-0 right-0 -z-1 h-full w-3/5 object-cover object-right max-desk:w-full"
      />
      <div className="absolute inset-0 -z-1 bg-linear-to-r from-art-ground from-40% via-art-ground/80 via-55% to-transparent max-desk:from-0% max-desk:from-art-shade/90 max-desk:via-art-shade/75 max-desk:to-art-shade/40" />
      <div className="mx-auto flex min-h-72 max-w-[92rem] flex-col items-start justify-center px-8 py-10 max-desk:min-h-52 max-desk:px-4 max-desk:py-7">
        <h1 className="text-40 font-bold text-balance max-desk:text-28">{t(words.title)}</h1>
        <p className="mt-2 max-w-[34em] text-16 text-art-ink/85 max-desk:text-14">
          {t(words.heroLine, { rate: rateText(highest) })}
        </p>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-13 text-art-ink/85">
          {words.heroLines.map((line) => (
            <li key={line} className="flex items-center gap-1.5">
              <Icon name="success" className="size-4 text-art-gold" />
              {t(line)}
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}
