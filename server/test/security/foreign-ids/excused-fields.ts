import { pathOfMethod } from './id-table.ts'

/** Why a text field is no id of another member. */
type Reasons = Readonly<Record<string, string>>

const ownWord = 'what the member writes or knows, no id'
const shared = 'names something that all members share'
const time = 'a time'
const proof = 'a proof that is bound to its member and its purpose, tested with the codes'

/** Calls before a login: names and passwords, and proofs that are bound to them. */
const visitor: Reasons = { name: ownWord, code: proof, codeId: proof, ticket: proof }
const recovery: Reasons = { name: ownWord, ticket: proof }
const sentCode: Reasons = {
  sendCodeNumV2: ownWord,
  sendNameV2: ownWord,
  codeIdV2: proof,
  SendCodeNum: ownWord,
  SendName: ownWord,
  codeId: proof,
  imageCode: proof,
}
const typedPicture: Reasons = { name: ownWord, codeId: proof, imageCode: proof }
/** A bet names a match, a market and the score that its member saw. */
const pick = (path: string): Reasons =>
  Object.fromEntries(
    ['gide', 'gameId', 'side', 'seen.score[]', 'seen.reds[]'].map((name) => [
      `${path}.${name}`,
      shared,
    ]),
  )

/** Text fields of any call that are no id of a member. */
export const excusedAnywhere: Reasons = {
  password: ownWord,
  secondPassword: ownWord,
  oldPassword: ownWord,
  loginPassword: ownWord,
  content: ownWord,
  text: ownWord,
  clientSeed: ownWord,
  amount: ownWord,
  stake: ownWord,
  'bets[].stake': ownWord,
  gameCode: shared,
  channelCode: shared,
  enName: shared,
  rid: shared,
  room: shared,
  from: time,
  to: time,
  month: time,
  date: time,
  langx: 'a language',
  remoteip: 'ignored',
}

/** Text fields of one call that are no id of another member, each with its reason. */
export const excusedOf: Readonly<Record<string, Reasons>> = {
  '/site/api/v1/user/member/bindEmail': { email: ownWord, code: proof, oldCode: proof },
  '/site/api/v1/user/member/bindPhone': { phone: ownWord, code: proof },
  '/site/api/v1/user/member/bindPasswordByEmail': { code: proof },
  '/site/api/v1/user/member/bindPasswordByPhone': { code: proof },
  '/site/api/v1/user/member/checkPhone': { code: proof },
  '/site/api/v1/user/withdrawal/pwd/emailCheck': { code: proof },
  '/site/api/v1/user/withdrawal/pwd/reset': { code: proof, ticket: proof },
  '/site/api/v1/user/login': { ...visitor, version: ownWord, sendCodeNum: proof },
  '/site/api/v1/user/register': {
    name: ownWord,
    code: proof,
    codeId: proof,
    domain: ownWord,
    rCode: 'a link that its member gives away',
    iCode: 'a link that its agent gives away',
  },
  '/site/api/v1/user/member/kaptchcate': { name: ownWord },
  '/site/api/v1/user/member/validateGeeCheck': {
    lot_number: proof,
    captcha_output: proof,
    pass_token: proof,
    gen_time: time,
  },
  '/site/api/v1/user/forgetByPhone/one': { ...typedPicture, phone: ownWord },
  '/site/api/v1/user/forgetByPhone/two': { ...recovery, phone: ownWord, code: proof },
  '/site/api/v1/user/forgetByPhone/three': { ...recovery, phone: ownWord },
  '/site/api/v1/user/forgetByEmail/one': { ...typedPicture, email: ownWord },
  '/site/api/v1/user/forgetByEmail/two': { ...recovery, email: ownWord, code: proof },
  '/site/api/v1/user/forgetByEmail/three': { ...recovery, email: ownWord },
  '/site/api/v1/user/sendCode/one': { ...sentCode, ticket: proof },
  '/site/api/v1/user/sendCode/two': sentCode,
  '/site/api/v1/user/member/bindOther': { birthday: ownWord },
  '/site/api/v1/user/member/bindFromDeposit': { realName: ownWord },
  '/site/api/v1/user/upload/uploadImage': { image: ownWord },
  '/stream/api/v1/report': { id: 'messages of others are what is reported' },
  '/game/api/v1/play/shoot': {
    'hits[].fish': 'the fish of a room are the same for all',
    'hits[].bullet': 'a number of the shooter that no call reads again',
  },
  '/game/api/v1/play/bet': {
    roundId: shared,
    'bets[].play': shared,
    'bets[].pick': shared,
  },
  '/site/api/v1/site/letter/onekeyRead': { upTo: 'a point in time of the letters' },
  '/act/api/v1/promotion/verification': { id: shared },
  '/act/api/v1/promotion/confirmInfo': { id: shared, item: shared, period: shared },
  '/act/api/v1/promotion/joinActivity': {
    id: shared,
    item: shared,
    period: shared,
    confirmId: 'signed for its member, tested with the activities',
    commit: 'compared with the seed of the member, tested with the wheel',
  },
  '/act/api/v1/promotion/friends': { id: shared },
  '/act/api/v1/award/list': { kind: shared },
  '/act/api/v1/activityTopGift/exchange': { gift: shared },
  '/fd/api/v1/transactions/statement': { after: 'a place in the own statement' },
  '/stream/api/v1/history': { beginTime: time, endTime: time },
  '/game/api/v1/play/fair/round': {
    ticket: 'a round is verified by everyone who is shown its ticket',
  },
  '/game/api/v1/play/deal': { choice: ownWord },
  '/game/api/v1/play/act': { action: ownWord },
  '/game/api/v1/venue/gameList': { keyword: ownWord },
  '/act/api/v1/promotion/config': { id: shared },
  '/act/api/v1/promotion/race': { id: shared },
  '/site/api/v1/site/countryArea/queryCountryArea': { area: ownWord },
  '/game/api/v1/venue/resource': { method: shared, Request: 'attacked by method' },
  '/game/api/v1/venue/visitorResource': { Request: 'of methods that need no member' },
  [pathOfMethod('match')]: { gide: shared },
  [pathOfMethod('preview')]: { gide: shared },
  [pathOfMethod('priceHistory')]: { gide: shared, gameId: shared },
  [pathOfMethod('search')]: { words: ownWord },
  [pathOfMethod('quote')]: pick('picks[]'),
  [pathOfMethod('place')]: { 'bets[].code': shared, ...pick('bets[].picks[]') },
  [pathOfMethod('cashOut')]: { value: ownWord },
  [pathOfMethod('saveSettings')]: { 'quickStakes[]': ownWord, defaultStake: ownWord },
  [pathOfMethod('saveFavourite')]: { id: shared },
  [pathOfMethod('savePriceTarget')]: { matchId: shared, marketId: shared, side: shared },
  '/fd/api/v1/bankCard/add': {
    issuer: shared,
    number: ownWord,
    holder: ownWord,
    branch: ownWord,
    code: proof,
    label: ownWord,
  },
  '/fd/api/v1/payment/pay': { 'activity.id': shared },
}
