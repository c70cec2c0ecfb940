import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'
import { chatReasons } from '../injected-text/chat-reasons.ts'
import { decisionReasons } from '../injected-text/decision-reasons.ts'
import { madeTexts } from '../injected-text/made-texts.ts'
import { matchNames } from '../injected-text/match-names.ts'
import { memberFields, type Field } from '../injected-text/member-fields.ts'
import { operatorAnswers } from '../injected-text/operator-answers.ts'
import { operatorFields } from '../injected-text/operator-fields.ts'
import { outputsOf } from '../injected-text/operator-terminal.ts'
import { writtenByMembers, writtenByOperators } from '../injected-text/terminal-words.ts'
import { payloads } from '../injected-text/payloads.ts'
import { siteTexts } from '../injected-text/site-texts.ts'
import { quoted, steers } from '../injected-text/shown-text.ts'

/** In the short form one payload of this many, another one for each field. */
const oneOf = 20
/** A member writes at most twenty messages of feedback a day. */
const terminalMost = 19

const tryField = async ({ name, show, wanted }: Field, payload: string): Promise<string[]> => {
  try {
    const shown = await show(payload)
    if (shown === null || shown === wanted(payload)) return []
    return [`${name}: ${quoted(payload)} is shown as ${quoted(shown)}`]
  } catch (error) {
    return [`${name}: ${quoted(payload)} ${String(error)}`]
  }
}

const tryMade = (): string[] =>
  Object.entries(madeTexts).flatMap(([name, isHarmless]) =>
    payloads
      .filter((payload) => !isHarmless(payload))
      .map((payload) => `${name}: ${quoted(payload)}`),
  )

/** Forged lines begin as the site's own do: without a blank. */
const forged = /^wd_0000/m

export const attack: Attack = {
  item: 'injected text',
  title: 'what a member or an operator writes is shown as this text, everywhere and to everybody',
  async run({ form }) {
    const breaches = tryMade()
    let tried = payloads.length * Object.keys(madeTexts).length
    const site = await startSite({ VENUE_ADAPTER: 'none' })
    try {
      const fields = [
        ...(await memberFields(site)),
        await matchNames(site),
        ...(await operatorFields(site)),
        ...(await operatorAnswers(site)),
        ...(await decisionReasons(site)),
        ...(await chatReasons(site)),
        ...siteTexts(site),
      ]
      for (const [place, field] of fields.entries()) {
        const chosen =
          form === 'long' ? payloads : payloads.filter((_, at) => at % oneOf === place % oneOf)
        for (const payload of chosen) breaches.push(...(await tryField(field, payload)))
        tried += chosen.length
      }
      const steering = payloads.filter((text) => /[\p{Cc}\p{Cs}\p{Bidi_C}]/u.test(text))
      const looks = [
        ...(await writtenByMembers(site, steering.slice(0, terminalMost))),
        ...(await writtenByOperators(site, steering)),
      ]
      const chosen = looks.filter(({ isShort }) => form === 'long' || isShort)
      for (const [words, output] of await outputsOf(site, chosen))
        if (steers(output) || forged.test(output))
          breaches.push(`"${words}" sends the operator's terminal ${quoted(output)}`)
    } finally {
      await site.close()
    }
    return { tried: `${payloads.length} payloads, ${tried} places`, breaches }
  },
}
