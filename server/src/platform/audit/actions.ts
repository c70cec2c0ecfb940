/** Every act of an operator that leaves an audit line. Each has its case in `server/test/operator-acts`. */
export type OperatorAction =
  | 'adjust-in'
  | 'adjust-out'
  | 'award'
  | 'change-terms'
  | `chat-${'mute' | 'unmute' | 'block' | 'unblock' | 'delete' | 'clear' | 'room' | 'word' | 'word-end'}`
  | 'confiscate'
  | 'correct-venue'
  | 'credit-deposit'
  | 'end-agent'
  | `feedback-${'reply' | 'close' | 'pictures'}`
  | `${'freeze' | 'unfreeze' | 'close'}-member`
  | 'grant-award'
  | `master-secret-${'new' | 'reseal' | 'finish'}`
  | `${'open' | 'close'}-rail`
  | 'publish-legal'
  | 'publish-notice'
  | 'refuse-award'
  | 'reject-deposit'
  | 'rotate-key'
  | 'send-broadcast'
  | 'set-game-entry'
  | 'set-setting'
  | 'set-venue-state'
  | 'show-withdrawal'
  | `sports-${'hold' | 'release' | 'new-market' | 'known-market' | 'result' | 'void' | 'appeal-answer'}`
  | 'void-round'
  | `withdrawal-${'reviewing' | 'paying' | 'paid' | 'refused'}`

/** `sports-appeal` is the member's. The site and the payout provider take steps of withdrawals too. */
export type AuditAction = OperatorAction | 'sports-appeal' | `withdrawal-${string}`
