import type { RouteName } from '../../platform/navigation/route-paths.ts'
import { footerText } from './messages.ts'

export interface FooterGroup {
  readonly title: string
  readonly links: readonly { readonly route: RouteName; readonly text: string }[]
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: footerText.start,
    links: [
      { route: 'helpKh', text: footerText.openAccount },
      { route: 'helpCk', text: footerText.deposit },
      { route: 'helpQk', text: footerText.withdraw },
      { route: 'helpZz', text: footerText.transfer },
    ],
  },
  {
    title: footerText.guide,
    links: [
      { route: 'helpTytzjc', text: footerText.sportsGuide },
      { route: 'helpRqgl', text: footerText.handicap },
      { route: 'helpDxqgl', text: footerText.overUnder },
      { route: 'helpQtwt', text: footerText.questions },
    ],
  },
  {
    title: footerText.rules,
    links: [
      { route: 'helpGztk', text: footerText.terms },
      { route: 'helpYsgz', text: footerText.privacy },
      { route: 'helpYhgz', text: footerText.promotionRules },
      { route: 'helpBczr', text: footerText.responsible },
    ],
  },
  {
    title: footerText.about,
    links: [
      { route: 'helpGywm', text: footerText.company },
      { route: 'sponsor', text: footerText.partners },
      { route: 'venture', text: footerText.agent },
      { route: 'helpFjcjc', text: footerText.hijack },
    ],
  },
]
