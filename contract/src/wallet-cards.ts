import * as z from 'zod/mini'
import { cardKinds } from '@xinghe/rules/wallet/card-limits.ts'
import { empty, language, md5, moment, text } from './codec.ts'
import { call } from './call.ts'

const kind = /* @__PURE__ */ z.enum(cardKinds)
const id = /* @__PURE__ */ text(40, 1)
const leaving = { who: 'member', whileExcluded: true } as const

export const memberCard = /* @__PURE__ */ z.object({
  id: z.string(),
  kind,
  /** The bank's code (empty for other kinds), and the name of the bank or network. */
  issuer: z.string(),
  issuerName: z.string(),
  branch: z.string(),
  label: z.string(),
  /** Masked, as is the holder. */
  number: z.string(),
  holder: z.string(),
  isDefault: z.boolean(),
  madeAt: moment,
  /** Nothing is paid to a new card before this time; absent once it has passed. */
  heldUntil: z.optional(moment),
})

export const memberCards = call({
  ...leaving,
  path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  method: 'GET',
  repeatable: true,
  summary: "The member's own bank cards, coin addresses and Alipay accounts, masked.",
  input: z.object({ language: z.optional(language) }),
  output: z.array(memberCard),
})

export const addableCards = call({
  ...leaving,
  path: '/fd/api/v1/bankCard/withdraw/add/list',
  method: 'GET',
  repeatable: true,
  summary: 'What can be added: banks, coin networks, and how many more of each kind.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    networks: z.array(z.object({ kind, name: z.string(), coin: z.string() })),
    left: z.object({
      bank: z.number(),
      alipay: z.number(),
      trc20: z.number(),
      erc20: z.number(),
    }),
    holder: z.nullable(z.string()),
    hasWithdrawalPassword: z.boolean(),
    /** What a new card asks: a code to this masked phone (null: none is bound), and the password. */
    phone: z.nullable(z.string()),
    passwordNeeded: z.boolean(),
    /** How long nothing is paid to a new card. */
    holdHours: z.number(),
  }),
})

export const addCard = call({
  ...leaving,
  path: '/fd/api/v1/bankCard/add',
  rate: 'write',
  origin: 'ours',
  summary:
    'Bind a card, coin address or Alipay account with a code to the phone (sendCode/two, type 6); the holder must be the member. It is held for a while before it can be paid to.',
  input: z.object({
    kind,
    issuer: z.optional(text(20)),
    number: text(60, 1),
    /** As the bank knows them; must equal the bound real name. Coins have none. */
    holder: z.optional(text(60)),
    branch: z.optional(text(60)),
    label: z.optional(text(20)),
    password: z.optional(md5),
    code: z.optional(text(6)),
  }),
  output: memberCard,
})

export const removeCard = call({
  ...leaving,
  path: '/fd/api/v1/bankCard/remove',
  rate: 'write',
  origin: 'ours',
  summary: 'Take a card off; one that a withdrawal is under way to stays.',
  input: z.object({ id, password: z.optional(md5) }),
  output: empty,
})

export const setDefaultCard = call({
  ...leaving,
  path: '/fd/api/v1/bankCard/setDefault',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  summary: 'Which card of its kind is offered first.',
  input: z.object({ id }),
  output: empty,
})
