import * as z from 'zod/mini'
import { fenFromText, fenToText } from '@xinghe/rules/base/money.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { isoText } from '@xinghe/rules/base/iso-text.ts'

/** Money: `"12.30"` on the wire, integer fen inside. */
export const fen = /* @__PURE__ */ z.codec(
  /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.refine((text) => fenFromText(text) !== null)),
  /* @__PURE__ */ z.bigint(),
  { decode: (text) => fenFromText(text) ?? 0n, encode: fenToText },
)

/** Time: ISO-8601 with `Z` on the wire, epoch milliseconds inside. */
export const moment = /* @__PURE__ */ z.codec(
  /* @__PURE__ */ z.iso.datetime(),
  /* @__PURE__ */ z.custom<Instant>((value) => Number.isSafeInteger(value)),
  {
    decode: (text) => instant(Date.parse(text)),
    encode: isoText,
  },
)

/** The wire's 0 and 1. */
export const bit = /* @__PURE__ */ z.union([z.literal(0), z.literal(1)])

/** Text of a bounded length, in characters. Control and bidi characters never belong in it, nor half of one. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => !/[\p{Cc}\p{Cs}\p{Bidi_C}]/u.test(value)),
  )

/** Lower-case md5, the form in which a password crosses the wire. */
export const md5 = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[0-9a-f]{32}$/))

/** Which part of a long list is asked for; the first page and the server's page size by default. */
export const page = {
  pageNum: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
  ),
  pageSize: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.number().check(z.int(), z.minimum(1), z.maximum(100)),
  ),
}

export const empty = /* @__PURE__ */ z.object({})

export const language = /* @__PURE__ */ z.enum(['zh-CN', 'zh-TW'])
