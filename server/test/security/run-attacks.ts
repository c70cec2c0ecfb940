import type { Attack, AttackPlan } from './attack.ts'

const shownBreaches = 5

const runOne = async (attack: Attack, plan: AttackPlan): Promise<string[]> => {
  const { item, title } = attack
  try {
    const { tried, breaches } = await attack.run(plan)
    const [mark, count] = breaches.length === 0 ? ['held', ''] : ['BROKEN', ` ${breaches.length}`]
    const rest = breaches.length - shownBreaches
    return [
      `${mark.padEnd(8)}${item}: ${title} (${tried})${count}`,
      ...breaches.slice(0, shownBreaches).map((breach) => `        ${breach}`),
      ...(rest > 0 ? [`        and ${rest} more`] : []),
    ]
  } catch (error) {
    // An attack that could not be made proves nothing.
    return [`BROKEN  ${item}: ${title} (not run: ${String(error)})`]
  }
}

/** Runs the attacks one after the other, a line for each, and counts those that did not hold. */
export const runAttacks = async (
  attacks: readonly Attack[],
  plan: AttackPlan,
  say: (line: string) => void,
): Promise<number> => {
  let broken = 0
  for (const attack of attacks.toSorted((one, other) => one.item.localeCompare(other.item, 'en'))) {
    const lines = await runOne(attack, plan)
    if (lines[0]?.startsWith('held') !== true) broken += 1
    for (const line of lines) say(line)
  }
  return broken
}
