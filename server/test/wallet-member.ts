import { randomUUID } from 'node:crypto'
import { addCard } from '@xinghe/contract/wallet-cards.ts'
import { ageCard, writeCardCode } from './card-code.ts'
import { makeMember, type WantedMember } from './made-member.ts'
import type { TestSite } from './site.ts'
import { freshName, goodPassword, md5 } from './visitor.ts'
import type { Answer } from './wire-client.ts'

const digits = '802746'
export const withdrawalPassword = md5(digits)
export const realName = '张伟'

let numbers = 0
/** A card number with a valid check digit that no other test of the file uses. */
export const freshCardNumber = (): string => {
  const body = `621700${(numbers += 1).toString().padStart(9, '0')}`
  const sum = Array.from(body)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

let phones = 0
const freshPhone = (): string => `137${(phones += 1).toString().padStart(8, '0')}`

type Bound = 'phone' | 'realName' | 'withdrawalPassword'

/** A member with everything that the cashier requires, except the fields in `without`. */
export const walletMember = async (
  site: TestSite,
  { without = [], ...wanted }: Partial<WantedMember> & { without?: readonly Bound[] } = {},
) => {
  const uuid = randomUUID()
  const bound = { phone: freshPhone(), realName, withdrawalPassword: digits }
  const kept = Object.entries(bound).filter(([field]) => !without.some((one) => one === field))
  const { id, token } = await makeMember(
    { ...site.platform, passwords: site.parts.account.passwords },
    { name: freshName(), password: goodPassword, uuid, ...Object.fromEntries(kept), ...wanted },
  )
  const call = (
    which: Parameters<TestSite['call']>[0],
    input: object,
    requestId: string = randomUUID(),
  ): Promise<Answer> => site.call(which, input, { uuid, token, requestId })

  const cardCode = (): Promise<string> => writeCardCode(site.platform, id)
  /** Binds a bank card or the given card, whose hold is over, and returns its id. */
  const withCard = async (input: object = {}): Promise<string> => {
    const answer = await call(addCard, { ...bankCard(), code: await cardCode(), ...input })
    if (answer.status_code !== 6000) throw new Error(`no card: ${JSON.stringify(answer)}`)
    const cardId = String(answer.data['id'])
    await ageCard(site.platform, cardId)
    return cardId
  }
  return { id, token, uuid, call, cardCode, withCard }
}

export type WalletMember = Awaited<ReturnType<typeof walletMember>>

export const bankCard = () => ({
  kind: 'bank',
  issuer: 'CMB',
  number: freshCardNumber(),
  holder: realName,
  password: withdrawalPassword,
})
