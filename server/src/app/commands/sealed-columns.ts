import { sealPurposes } from '../../features/account/codes/contact.ts'
import { realNamePurpose } from '../../features/account/profile/bind-real-name.ts'
import { chainPurpose } from '../../features/games/draws/links.ts'
import { holderPurpose, numberPurpose } from '../../features/wallet/cards/card-number.ts'
import { lastingKeyPurpose } from '../../platform/secrets/open-secrets.ts'
import { seedPurpose } from '../../platform/secrets/seed-vault.ts'
import type { SealedColumn } from '../../platform/secrets/store.ts'
import { wireKeyPurpose } from '../../platform/wire/key-ring.ts'

const column = (
  table: string,
  name: string,
  purpose: string,
  ...row: readonly string[]
): SealedColumn => ({ table, column: name, purpose, row })

/** Every sealed column of the database, as a changed master secret re-seals them. */
export const sealedColumns: readonly SealedColumn[] = [
  column('lasting_key', 'sealed', lastingKeyPurpose, 'purpose'),
  column('wire_key', 'sealed_private_key', wireKeyPurpose, 'id'),
  column('member', 'phone_sealed', sealPurposes.phone, 'id'),
  column('member', 'email_sealed', sealPurposes.email, 'id'),
  column('member', 'real_name_sealed', realNamePurpose, 'id'),
  column('member_card', 'number_sealed', numberPurpose, 'id'),
  column('member_card', 'holder_sealed', holderPurpose, 'id'),
  column('game_seed', 'sealed', seedPurpose, 'hash'),
  column('game_seed', 'next_sealed', seedPurpose, 'next_hash'),
  column('draw_seed', 'sealed', seedPurpose, 'hash'),
  column('game_chain_checkpoint', 'sealed', chainPurpose, 'chain_id', 'link'),
]
