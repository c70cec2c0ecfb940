import { activityCommands } from './activity.ts'
import { agentCommands } from './agent.ts'
import { appealCommands } from './appeal.ts'
import { auditCommands } from './audit.ts'
import { awardReviewCommands } from './award-review.ts'
import { chatCommands } from './chat.ts'
import type { Command } from './command.ts'
import { depositCommands } from './deposit.ts'
import { feedbackCommands } from './feedback.ts'
import { gameCommands } from './game.ts'
import { ledgerCommands } from './ledger.ts'
import { masterSecretCommands } from './master-secret.ts'
import { memberCommands } from './member.ts'
import { siteCommands } from './site.ts'
import { sportsCommands } from './sports.ts'
import { tableCommands } from './table.ts'
import { venueCommands } from './venue.ts'
import { withdrawCommands } from './withdraw.ts'

export const commands: Record<string, Command> = {
  ...siteCommands,
  ...memberCommands,
  ...masterSecretCommands,
  ...depositCommands,
  ...withdrawCommands,
  ...activityCommands,
  ...agentCommands,
  ...chatCommands,
  ...sportsCommands,
  ...appealCommands,
  ...feedbackCommands,
  ...awardReviewCommands,
  ...venueCommands,
  ...tableCommands,
  ...gameCommands,
  ...ledgerCommands,
  ...auditCommands,
}
