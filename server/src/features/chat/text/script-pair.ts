import type { ScriptPair } from '@xinghe/rules/chat/room-event.ts'
import { inScript } from '../../../platform/text/in-script.ts'

/** Our text or an operator's, which is written in Simplified Chinese, for readers of both scripts. */
export const scriptPairOf = (simplified: string): ScriptPair => ({
  cn: simplified,
  tw: inScript('zh-TW', simplified),
})
