/**
 * What the site's role may do with the tables of the schema `public`. A table that is not named here is
 * append-only: the site reads and inserts rows, and they stay as they are. So a new table begins with the
 * fewest rights, and evidence (`ledger_transfer`, `ledger_seal`, `audit_line`, `play_fact` …) needs no entry.
 */

/** Rows are updated or locked. */
const updated = [
  'activity',
  'agent',
  'answered_request',
  'broadcast_read',
  'captcha',
  'chat_block',
  'chat_gift',
  'chat_hidden',
  'chat_message',
  'chat_mute',
  'chat_presence',
  'chat_room',
  'chat_seen',
  'chat_share_day',
  'chat_word',
  'coin_quote',
  'event_cursor',
  'feedback',
  'fish_seat',
  'game_entry',
  'game_hand',
  'game_pool',
  'game_recent',
  'game_return_day',
  'game_table',
  'gift_taken',
  'hidden_appeal_thread',
  'letter',
  'login_failure',
  'login_hour',
  'member',
  'member_card',
  'member_device',
  'payment_payee',
  'payment_rail',
  'payout_run',
  'play_day',
  'play_horizon',
  'play_position',
  'play_side',
  'play_site_day',
  'play_total',
  'private_picture',
  'protection_break',
  'protection_limit',
  'review_flag',
  'session',
  'signal_code',
  'site_setting',
  'sports_accepted_course',
  'sports_exposure',
  'sports_hold',
  'sports_late_news',
  'sports_match',
  'sports_member_day',
  'sports_member_setting',
  'step_ticket',
  'venue_bet_cursor',
  'venue_channel',
  'venue_entry',
  'venue_launch',
  'verification_code',
  'wagering',
  'wagering_play',
  'wire_key',
] as const

/** Only these columns are updated: who, how much and when it began stay as they were written. */
const updatedColumns: Readonly<Record<string, string>> = {
  award: 'state granted_at ended_at reason',
  deposit_order: 'state received in_review reason ended_at closed_at',
  deposit_payment: 'fate',
  draw_seed: 'version client_seed value prize award_id drawn_at sealed',
  game_bet: 'state risk payout turnover actions outcome explanation settled_at',
  game_chain: 'salt salt_number',
  game_chain_checkpoint: 'sealed',
  game_round: 'state numbers seed drawn_at paid_at',
  game_seed: 'seed_id sealed hash next_sealed next_hash client_seed nonce made_at ready_at',
  lasting_key: 'sealed',
  ledger_account: 'balance counted terms_version',
  ledger_sealed_balance: 'balance',
  legal_acceptance: 'accepted_at',
  sports_appeal: 'state answer answered_at answered_by',
  sports_bet:
    'state ticket refused_why risk max_win leg accepted_at result payout net turnover outcome explanation settlements settled_at debt cashed_stake cashed_risk cashed_value cashed_turnover',
  sports_cash_out: 'state value refused_why decided_at',
  sports_leg: 'leg outcome',
  sports_price_target: 'reached_at reached_price over_at',
  turnover_line: 'done released_at released_why',
  venue_transfer: 'state reason ended_at next_try_at tries',
  withdrawal: 'state reason reference next_try_at ended_at payout_tries',
}

/** Tables whose rows the site deletes: expired rows, and rows that a member removes. */
const deleted = [
  'answered_request',
  'broadcast',
  'broadcast_read',
  'captcha',
  'captcha_failure',
  'chat_block',
  'chat_gift',
  'chat_hidden',
  'chat_jti',
  'chat_message',
  'chat_presence',
  'chat_refusal',
  'chat_report',
  'coin_quote',
  'event',
  'fish_kill',
  'fish_seat',
  'game_favourite',
  'game_hand',
  'letter',
  'login_failure',
  'login_grant',
  'login_hour',
  'member_device',
  'picture_upload',
  'private_picture',
  'refused_callback',
  'sandbox_message',
  'session',
  'signal_code',
  'sports_exposure',
  'sports_favourite',
  'sports_hold',
  'sports_match',
  'sports_new_market',
  'sports_price_target',
  'sports_void',
  'step_ticket',
  'uploaded_picture',
  'verification_code',
] as const

const readOnly = ['migration'] as const

const has = (names: readonly string[], name: string): boolean => names.includes(name)

export interface Rights {
  readonly insert: boolean
  /** Every column, or these. */
  readonly update: boolean | readonly string[]
  readonly delete: boolean
}

export const namedTables: readonly string[] = [
  ...updated,
  ...Object.keys(updatedColumns),
  ...deleted,
  ...readOnly,
]

/** Beside reading, which is granted on every table. */
export const rightsOn = (table: string): Rights => ({
  insert: !has(readOnly, table),
  update: updatedColumns[table]?.split(' ') ?? has(updated, table),
  delete: has(deleted, table),
})
