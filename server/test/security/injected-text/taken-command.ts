import { runCommand } from '../../run-command.ts'
import type { TestSite } from '../../site.ts'

/** Whether the command was carried out. An operator who mistypes reads why; a text that cannot be stored is such a mistake. */
export const isTaken = async (
  site: TestSite,
  name: string,
  ...words: readonly string[]
): Promise<boolean> => {
  site.platform.clock.advance?.(1_000)
  try {
    await runCommand(site.platform, name, ...words)
    return true
  } catch {
    return false
  }
}
