import { escapeIdentifier } from 'pg'
import type { Sql, Tx } from './connect.ts'
import { lockMigration } from './migrate.ts'
import { rightsOn, type Rights } from './rights.ts'

/** Of parties with tables of their own: the sandbox venue, and the job library, whose rows are jobs to do. */
const wholeSchemas = ['sandbox_venue', 'graphile_worker']
const allRights: Rights = { insert: true, update: true, delete: true }

interface Relation {
  readonly schema: string
  readonly name: string
  readonly kind: 'table' | 'view' | 'sequence'
  /** Row security without a policy hides every row from all roles but the owner. */
  readonly needsPolicy: boolean
}

const readRelations = (tx: Tx, role: string): Promise<Relation[]> => tx<Relation[]>`
  select n.nspname as schema, c.relname as name,
         case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end as kind,
         c.relrowsecurity and not exists (
           select from pg_policies p
           where p.schemaname = n.nspname and p.tablename = c.relname and ${role} = any(p.roles)
         ) as "needsPolicy"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any(${['public', ...wholeSchemas]}::text[]) and c.relkind in ('r', 'p', 'v', 'S')
  order by 1, 2`

const granted = ({ schema, name, kind }: Relation): string[] => {
  // Not `update`, which would set a sequence back. A view is only read: writing to it would use the rights
  // of its owner.
  if (kind === 'sequence') return ['usage']
  if (kind === 'view') return ['select']
  const rights = wholeSchemas.includes(schema) ? allRights : rightsOn(name)
  const columns = Array.isArray(rights.update) ? rights.update.map(escapeIdentifier) : []
  return [
    'select',
    ...(rights.insert ? ['insert'] : []),
    ...(rights.update === true ? ['update'] : []),
    ...(columns.length > 0 ? [`update (${columns.join(', ')})`] : []),
    ...(rights.delete ? ['delete'] : []),
  ]
}

const grantsOn = (relation: Relation, role: string): string[] => {
  const name = `${escapeIdentifier(relation.schema)}.${escapeIdentifier(relation.name)}`
  const object = relation.kind === 'sequence' ? `sequence ${name}` : name
  const grants = [
    `revoke all on ${object} from ${role}`,
    `grant ${granted(relation).join(', ')} on ${object} to ${role}`,
  ]
  if (relation.needsPolicy) grants.push(`create policy ${role} on ${name} to ${role} using (true)`)
  return grants
}

/**
 * Gives the site's role exactly the rights of `rights.ts`, run by the owner after every migration. In one
 * transaction: a site that runs meanwhile never lacks a right.
 */
export const grantRights = (owner: Sql, siteRole: string): Promise<void> =>
  owner.begin(async (tx) => {
    await lockMigration(tx)
    const relations = await readRelations(tx, siteRole)
    const role = escapeIdentifier(siteRole)
    const schemas = new Set(relations.map(({ schema }) => schema))
    const [database] = await tx<{ name: string }[]>`select current_database() as name`
    await tx.unsafe(
      [
        `revoke create, temporary on database ${escapeIdentifier(database?.name ?? '')} from public, ${role}`,
        'revoke create on schema public from public',
        ...[...schemas].flatMap((schema) => [
          `revoke all on schema ${escapeIdentifier(schema)} from ${role}`,
          `grant usage on schema ${escapeIdentifier(schema)} to ${role}`,
        ]),
        ...relations.flatMap((relation) => grantsOn(relation, role)),
      ].join(';\n'),
    )
  })
