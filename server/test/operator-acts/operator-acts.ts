import type { OperatorAction } from '../../src/platform/audit/actions.ts'
import type { TestSite } from '../site.ts'
import { chatActs } from './chat-acts.ts'
import { moneyActs } from './money-acts.ts'
import { siteActs } from './site-acts.ts'
import { sportsActs } from './sports-acts.ts'

/** Prepares an act and returns its command, as an operator types it. */
export type SetUp = () => Promise<readonly string[]>

/** Every act of an operator, in an order in which each can be done once. */
export const operatorActs = (
  site: TestSite,
  folder: string,
): readonly (readonly [action: string, setUp: SetUp])[] => {
  const acts: Record<OperatorAction, SetUp> = {
    ...siteActs(site, folder),
    ...moneyActs(site, folder),
    ...chatActs(site),
    ...sportsActs(site),
  }
  return [...Object.entries(acts), ['set-setting', async () => ['maintenance', 'off', '升级完成']]]
}

/** They read what a member gave in confidence and change nothing. */
export const revealingActs: ReadonlySet<string> = new Set<OperatorAction>([
  'feedback-pictures',
  'show-withdrawal',
])

/** They change nothing and reveal nothing. */
export const readingCommands: readonly string[] = [
  'settings',
  'help-votes',
  'deposits',
  'withdrawals',
  'appeals',
  'award-reviews',
  'transfers',
  'ledger-verify',
  'audit-verify',
]
