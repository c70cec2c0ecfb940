import type { Call } from './call.ts'

/**
 * Calls of the specification that wait for their capability: the path is known and answered (6012,
 * preparing) but has no shape yet. A capability that lands takes its own off this list and writes
 * them out in its feature's file.
 */
export interface PlannedCall {
  readonly path: string
  readonly method: Call['method']
  readonly who: Call['who']
}

const members = (
  prefix: string,
  ends: readonly string[],
  method: Call['method'] = 'POST',
): PlannedCall[] => ends.map((end) => ({ path: prefix + end, method, who: 'member' }))
const everyone = (prefix: string, ends: readonly string[]): PlannedCall[] =>
  ends.map((end) => ({ path: prefix + end, method: 'POST', who: 'anyone' }))

export const plannedCalls: readonly PlannedCall[] = [
  // account
  ...members('/site/api/v1/user/', [
    'member/bindOther',
    'sendCode/two',
    'withdrawal/pwd/emailCheck',
    'member/bindEmail',
    'member/bindPhone',
    'member/bindPasswordByPhone',
    'member/bindPasswordByEmail',
    'member/bindPassword',
    'withdrawal/pwd/set',
    'withdrawal/pwd/reset',
    'member/bindFromDeposit',
    'member/avatarList',
    'member/addAvatar',
    'upload/uploadImage',
  ]),
  ...everyone('/site/api/v1/user/', [
    'sendCode/one',
    'forgetByPhone/one',
    'forgetByPhone/two',
    'forgetByPhone/three',
    'forgetByEmail/one',
    'forgetByEmail/two',
    'forgetByEmail/three',
  ]),
  ...members('/site/api/v1/site/', ['common/singleDataDecryption']),
  // vip
  ...members('/site/api/v1/user/member/', [
    'memberGradeInfoByGrade',
    'memberGradeConfigList',
    'getGameFanshuiHighLow',
  ]),
  ...members('/act/api/v1/', ['vipWeek/VipWeekInfo']),
  // inbox
  ...members('/site/api/v1/feedback/', [
    'addFeedBack',
    'unreadNum',
    'queryMemberBetList',
    'querySiteDepositRewardConfigList',
    'getFeedBackList',
    'getFeedbackInfo',
    'delFeedback',
  ]),
  ...members('/site/api/v1/site/letter/', ['list', 'read', 'delete', 'onekeyRead']),
  // promotions
  ...everyone('/act/api/v1/promotion/', ['config']),
  ...members('/act/api/v1/', [
    'promotion/verification',
    'promotion/joinActivity',
    'promotion/confirmInfo',
    'activityTopGift/exchangeRecord',
  ]),
  // wallet
  ...members('/fd/api/v1/', [
    'payment/types',
    'payment/getDepositOrderStatus',
    'payment/pay',
    'payment/closeOrder',
    'payment/createSignalCode',
    'payment/getCustomerInfo',
    'transfer/utcTransfer',
    'transfer/getTransferRate',
    'transactions/queryDealRecord',
    'vCurrency/list',
    'withdraw/withdrawOrderInfo',
    'withdraw/baseCfg/list',
    'withdraw/withdrawInfo',
    'withdraw/usdtWithdrawInfo',
    'withdraw/new',
  ]),
  ...members('/fd/api/v1/bankCard/', ['queryMemberBanksInfoList', 'withdraw/add/list'], 'GET'),
  ...members('/game/api/v1/', [
    'venue/allBalance',
    'venue/recycle',
    'venue/transfer',
    'venue/balance',
    'status/setAutoTransferStatus',
  ]),
  // lobby, games and sports
  ...everyone('/game/api/v1/', [
    'venue/getVenueInfoByCategory',
    'venue/getBonusPools',
    'venue/gameList',
    'video/hotLive/matchDetail',
  ]),
  ...members('/game/api/v1/', [
    'venue/launch',
    'venue/resource',
    'collection/addCollection',
    'collection/removeCollection',
  ]),
  // records
  ...members('/game/api/v1/', ['record/betRecordTotal', 'record/betRecordList']),
  // chat
  ...everyone('/stream/api/v1/', ['history']),
]
