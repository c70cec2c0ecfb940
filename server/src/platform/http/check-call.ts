import { headerNames, siteId, wireSign } from '@xinghe/contract/wire.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Call } from '@xinghe/contract/call.ts'
import type { Platform } from '../parts.ts'
import { inScript } from '../text/in-script.ts'
import { judgeAddress } from './judge-address.ts'
import { header, type CallRequest } from './call-request.ts'

/** The checks that need no body: signature, time, replay, maintenance, address. */
export const checkCall = async (
  request: CallRequest,
  call: Call,
  platform: Platform,
): Promise<void> => {
  checkWire(request, call, platform)
  checkMaintenance(call, platform)
  checkAddress(request, call, platform)
}

const checkWire = (request: CallRequest, call: Call, { config }: Platform): void => {
  if (call.wire === 'bare') return
  if (
    header(request, headerNames.sign) !== wireSign ||
    header(request, headerNames.siteId) !== siteId
  ) {
    throw new Refused('sign-wrong')
  }
  const fault = request.wire.check()
  if (fault !== null) throw new Refused(fault)
  if (config.encryption && !request.wire.isSealed) throw new Refused('encryption-required')
}

const checkMaintenance = (call: Call, platform: Platform): void => {
  if (call.duringMaintenance) return
  const maintenance = maintenanceNow(platform)
  if (maintenance !== null) throw new Refused('maintenance', maintenance)
}

/**
 * Maintenance by the site setting, or forced by the environment, which works without the database. The text
 * is told in both scripts: a refused call and a topic do not know the reader's language.
 */
export const maintenanceNow = (
  platform: Platform,
): { text: string; textTw: string; until: string | null } | null => {
  const { on, text, until } = platform.settings.get('maintenance')
  if (!on && !platform.config.forcedMaintenance) return null
  return { text, textTw: inScript('zh-TW', text), until }
}

/** Addresses are restricted for every call; regions only at login and registration. */
const checkAddress = ({ ip }: CallRequest, call: Call, platform: Platform): void => {
  if (call.duringMaintenance) return
  const { restrictedIps } = platform.settings.get('region')
  const verdict = judgeAddress(
    platform,
    { ip, country: null },
    { limited: [], warned: [], restrictedIps },
  )
  if (verdict === 'ip-restricted') throw new Refused('ip-restricted')
}
