import { join } from 'node:path'
import { root } from './boot/root.mjs'
import { runQuietly } from './child.ts'

export interface MigrationUrls {
  url: string
  /** Undefined where no other role than the site's is known. */
  ownerUrl: string | undefined
}

/** In a process of its own, which alone knows the owner's password. Returns what it did. */
export async function migrateSite({ url, ownerUrl }: MigrationUrls): Promise<string> {
  const program = join(root, 'server/src/app/migrate.ts')
  const { code, output } = await runQuietly(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl },
  })
  if (code !== 0) throw new Error(output.trim())
  return output.trim()
}

/** The settings of a process that serves: all but the owner's password. */
export function servingEnvironment(): NodeJS.ProcessEnv {
  const { MIGRATION_DATABASE_URL: _, ...env } = process.env
  return env
}
