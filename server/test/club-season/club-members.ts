import type { MemberId } from '@xinghe/rules/base/id.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { makeMember } from '../made-member.ts'
import type { Caller, ClubSite } from './club-site.ts'

/**
 * How a member behaves: `ring` accounts belong to one person, `hedger` bets on both sides of every match,
 * `quick` plays just as much as the bonus asks and withdraws.
 */
type Role = 'honest' | 'ring' | 'hedger' | 'quick'
type RingMark = 'name' | 'browser' | 'card'
const ringMarks: readonly RingMark[] = ['name', 'browser', 'card']
const ringSize = 5

export interface ClubMember extends Caller {
  readonly at: number
  readonly role: Role
  /** Accounts with the same number are of one person. */
  readonly ring: number | null
  readonly ringMark: RingMark | null
  /** The day of the registration. */
  readonly joins: number
  /** Usual stake of a day, in yuan. */
  readonly stake: number
  readonly invitedBy: number | null
}

type Draft = Omit<ClubMember, 'id' | 'uuid' | 'ip'>

/** In a hundred members: 6 in rings, 4 hedgers, 5 quick ones; the rest is honest. */
const roleOf = (at: number): Role => {
  const place = at % 100
  if (place < 6) return 'ring'
  if (place < 10) return 'hedger'
  return place < 15 ? 'quick' : 'honest'
}

const someStake = (rng: Rng): number => {
  const size = rng.below(100)
  if (size < 60) return 50 + rng.below(450)
  return size < 95 ? 500 + rng.below(4_500) : 5_000 + rng.below(20_000)
}

/** Everybody joins in the first third of the season; a ring within two days. */
export const draftMembers = (rng: Rng, count: number, days: number): Draft[] => {
  const joinDays = Math.max(1, Math.floor(days / 3))
  let inRings = 0
  return Array.from({ length: count }, (_, at): Draft => {
    const role = roleOf(at)
    const ring = role === 'ring' ? Math.floor(inRings / ringSize) : null
    const placeInRing = role === 'ring' ? inRings++ % ringSize : 0
    const joins =
      ring === null ? rng.below(joinDays) : (ring % joinDays) + (placeInRing === 0 ? 0 : 1)
    return {
      at,
      role,
      ring,
      ringMark: ring === null ? null : (ringMarks[ring % ringMarks.length] ?? null),
      joins,
      stake: role === 'honest' ? someStake(rng) : 300,
      invitedBy: null,
    }
  })
}

/** Every fourth member was invited by somebody who was there before. */
const inviterOf = (
  { ring, at }: Draft,
  rng: Rng,
  known: readonly ClubMember[],
): ClubMember | null => {
  if (ring !== null) {
    const first = known.find((one) => one.ring === ring)
    if (first === undefined) return null
    return ring % 2 === 0 ? first : (known.find(({ role }) => role === 'honest') ?? null)
  }
  return at % 4 === 0 && known.length > 0 ? (known[rng.below(known.length)] ?? null) : null
}

const hanzi = (at: number): string =>
  String.fromCodePoint(0x4e00 + (at % 10_000), 0x5000 + Math.floor(at / 10_000))

/** A registered member with phone, name, birthday, own limit and withdrawal password. */
export const registerMember = async (
  { platform, parts }: ClubSite,
  draft: Draft,
  rng: Rng,
  known: readonly ClubMember[],
): Promise<ClubMember> => {
  const { at, ring, ringMark } = draft
  const { sql, clock } = platform
  const person = ringMark === 'name' ? `张${hanzi(9_000 + (ring ?? 0))}` : `王${hanzi(at)}`
  const uuid =
    ringMark === 'browser'
      ? `00000000-0000-4000-9000-${String(ring).padStart(12, '0')}`
      : `00000000-0000-4000-a000-${String(at).padStart(12, '0')}`
  const { id } = await makeMember(
    { ...platform, passwords: parts.account.passwords },
    {
      name: `club${String(at).padStart(6, '0')}`,
      password: 'club-2030-season',
      uuid,
      phone: `138${String(at).padStart(8, '0')}`,
      realName: person,
      withdrawalPassword: '802746',
    },
  )
  const inviter = inviterOf(draft, rng, known)
  const code = inviter === null ? '' : await readCode(sql, inviter.id)
  await sql`
    update member set i_code = ${code}, birthday = '1990-03-15', birthday_entered_at = ${timestamp(clock.now())}
    where id = ${id}`
  await sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    values (${id}, 'wager', 'day', ${100_000_000_00n}, ${timestamp(clock.now())})`
  return {
    ...draft,
    id,
    uuid,
    ip: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    invitedBy: inviter?.at ?? null,
  }
}

const readCode = async (sql: ClubSite['platform']['sql'], id: MemberId): Promise<string> => {
  const [row] = await sql<
    { code: string }[]
  >`select invite_code as code from member where id = ${id}`
  return row?.code ?? ''
}

/** The one card of a ring goes from account to account: each removes it after its presses. */
export const giveCard = async (
  { platform: { sql, clock } }: ClubSite,
  { id, ring, ringMark }: ClubMember,
): Promise<void> => {
  if (ringMark !== 'card') return
  await insertCard(sql, `card_${id}_${clock.now()}`, id, `ring ${ring}`, clock.now())
}

/** A card that only its hash is needed of. */
export const insertCard = async (
  sql: ClubSite['platform']['sql'],
  cardId: string,
  memberId: MemberId,
  hash: string,
  now: Instant,
): Promise<void> => {
  await sql`
    insert into member_card (id, member_id, kind, issuer, number_sealed, number_hash, number_masked,
                             holder_masked, is_default, made_at)
    values (${cardId}, ${memberId}, 'bank', 'CMB', '', ${hash}, '', '', true, ${timestamp(now)})`
}
export const takeCard = async (
  { platform: { sql, clock } }: ClubSite,
  { id, ringMark }: ClubMember,
): Promise<void> => {
  if (ringMark !== 'card') return
  await sql`
    update member_card set removed_at = ${timestamp(clock.now())}
    where member_id = ${id} and removed_at is null`
}
