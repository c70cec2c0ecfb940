import type { Call } from '@xinghe/contract/call.ts'
import { clientType, headerNames, siteId, wireSign, wireVersion } from '@xinghe/contract/wire.ts'
import { deviceFingerprint, deviceUuid, knownFingerprint } from '../device/device.ts'
import { TransportFault } from './transport-fault.ts'

/** Entry calls are judged by the device, so they wait for its fingerprint; others send it once known. */
const fingerprintFor = async (call: Call): Promise<string> => {
  if (call.rate !== 'auth' && call.rate !== 'captcha') return knownFingerprint()
  return deviceFingerprint().catch(() => {
    throw new TransportFault('network')
  })
}

export const commonHeaders = async (
  call: Call,
  token: string,
  requestId: string,
): Promise<Record<string, string>> => {
  const device = await fingerprintFor(call)
  return {
    [headerNames.version]: wireVersion,
    [headerNames.clientType]: clientType,
    [headerNames.uuid]: deviceUuid(),
    [headerNames.requestId]: requestId,
    [headerNames.siteId]: siteId,
    [headerNames.sign]: wireSign,
    ...(device === '' ? {} : { [headerNames.device]: device }),
    ...(token === '' ? {} : { [headerNames.token]: token }),
  }
}
