import { instant, minuteMs, siteMinute } from '@xinghe/rules/base/instant.ts'
import { chatWordActions } from '@xinghe/rules/chat/filter-words.ts'
import { roomStates } from '@xinghe/rules/chat/room-event.ts'
import * as moderation from '../../features/chat/moderation/moderate.ts'
import { readReported, type RoomChange } from '../../features/chat/moderation/store.ts'
import { readWords } from '../../features/chat/words/store.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'
import { indented } from './printable.ts'

const reportsShown = 50
/** A year. */
const muteMinutesMost = 366 * 24 * 60

const needed = (value: string, name: string): string => {
  if (value.trim() === '') throw new UsageFault(`${name} is missing`)
  return value
}

const minutesOf = (text: string): number => {
  const minutes = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (minutes < 1 || minutes > muteMinutesMost)
    throw new UsageFault(`MINUTES is a whole number from 1 to ${muteMinutesMost}`)
  return minutes
}

const mute = ([name = '', minutes = '', reason = '', rid]: readonly string[]): Step => {
  const ms = minutesOf(minutes) * minuteMs
  const order = { name: needed(name, 'NAME'), ms, reason: needed(reason, 'REASON') }
  return acts(async (platform, actor) => {
    const muted = await moderation.muteMember(platform, { ...order, rid: rid ?? null, actor })
    return `${muted} is muted for ${minutes} minutes${rid === undefined ? '' : ` in ${rid}`}`
  })
}

const roomChange = (words: readonly string[]): RoomChange => {
  const [what = '', value = ''] = words
  const state = roomStates.find((one) => one === what)
  if (what === 'pin') return { pinned: needed(words.slice(1).join(' ').trim(), 'TEXT') }
  if (what === 'unpin') return { pinned: null }
  if (state === undefined)
    throw new UsageFault(`a room takes ${roomStates.join(', ')}, pin TEXT or unpin`)
  const whole = /^\d{1,4}$/.test(value) ? Number(value) : null
  if (state === 'slow') {
    if (whole === null || whole < 1 || whole > 3_600)
      throw new UsageFault('slow takes SECONDS, from 1 to 3600')
    return { state, slowMs: whole * 1_000 }
  }
  if (state !== 'vip') return { state, slowMs: 0, minGrade: 0 }
  if (whole === null || whole < 1 || whole > 10)
    throw new UsageFault('vip takes GRADE, from 1 to 10')
  return { state, slowMs: 0, minGrade: whole }
}

const listWords = async ({ sql }: Platform): Promise<string> => {
  const lines = (await readWords(sql)).map(
    ({ word, action, from, until }) =>
      `${indented(word)}  ${action}  from ${siteMinute(from)}` +
      (until === null ? '' : `  until ${siteMinute(until)}`),
  )
  return lines.join('\n') || 'the list is empty'
}

const words = ([what = '', given = '', end]: readonly string[]): Step => {
  if (what === '') return reads(listWords)
  const word = needed(given, 'WORD')
  if (what === 'end')
    return acts(async (platform, actor) => {
      await moderation.removeWord(platform, { word, actor })
      return `"${word}" is in the list no more`
    })
  const action = chatWordActions.find((one) => one === what)
  if (action === undefined) throw new UsageFault('words takes mask, refuse, allow or end')
  return acts(async (platform, actor) => {
    const from = platform.clock.now()
    const until = end === undefined ? null : instant(Date.parse(end))
    if (until !== null && !(until > from)) throw new UsageFault('END is a time to come')
    await moderation.changeWord(platform, { word, action, from, until, actor })
    return `"${word}": ${action}`
  })
}

const reports = async (platform: Platform): Promise<string> => {
  const lines = (await readReported(platform.sql, reportsShown)).map(
    ({ id, rid, at, sender, reports: count, reasons, msg, deleted }) =>
      `${id}  ${rid}  ${siteMinute(at)}  ${sender ?? 'simulated'}  ${count} reports (${reasons})` +
      `${deleted ? '  deleted' : ''}  ${msg ?? 'a bet'}`,
  )
  return lines.join('\n') || 'nothing is reported'
}

const steps: Readonly<Record<string, (words: readonly string[]) => Step>> = {
  mute,
  unmute([given = '']) {
    const name = needed(given, 'NAME')
    return acts(
      async (platform, actor) =>
        `${await moderation.unmuteMember(platform, { name, actor })} may send again`,
    )
  },
  block([name = '', ...reason]) {
    const order = { name: needed(name, 'NAME'), reason: needed(reason.join(' '), 'REASON') }
    return acts(
      async (platform, actor) =>
        `${await moderation.blockMember(platform, { ...order, actor })} is out of the chat`,
    )
  },
  unblock([given = '']) {
    const name = needed(given, 'NAME')
    return acts(
      async (platform, actor) =>
        `${await moderation.unblockMember(platform, { name, actor })} is back in the chat`,
    )
  },
  delete([id = '', ...reason]) {
    const order = { id: needed(id, 'MESSAGE'), reason: needed(reason.join(' '), 'REASON') }
    return acts(async (platform, actor) => {
      await moderation.deleteMessage(platform, { ...order, actor })
      return `${id} is deleted`
    })
  },
  clear([rid = '', ...reason]) {
    const order = { rid: needed(rid, 'ROOM'), reason: needed(reason.join(' '), 'REASON') }
    return acts(
      async (platform, actor) =>
        `${rid} is cleared up to number ${await moderation.clearMessages(platform, { ...order, actor })}`,
    )
  },
  room([rid = '', ...change]) {
    const order = { rid: needed(rid, 'ROOM'), change: roomChange(change) }
    return acts(async (platform, actor) => {
      await moderation.changeRoom(platform, { ...order, actor })
      return `${rid}: ${change.join(' ')}`
    })
  },
  words,
  reports: () => reads(reports),
}

export const chatCommands: Record<string, Command> = {
  chat: {
    usage:
      'chat mute NAME MINUTES REASON [ROOM] | unmute NAME | block NAME REASON | unblock NAME\n' +
      '                                   who may send; a blocked member is out of the chat\n' +
      '  chat delete MESSAGE REASON | clear ROOM REASON | reports\n' +
      '                                   messages; the text of deleted ones stays for operators\n' +
      '  chat room ROOM open|slow SECONDS|members|vip GRADE|closed|pin TEXT|unpin\n' +
      '  chat words [mask|refuse|allow WORD [END] | end WORD]\n' +
      '                                   the word list, without arguments; END as 2030-01-01T00:00:00Z',
    parse: ([word = '', ...rest]) => {
      const step = Object.hasOwn(steps, word) ? steps[word] : undefined
      if (step === undefined) throw new UsageFault(`chat takes ${Object.keys(steps).join(', ')}`)
      return step(rest)
    },
  },
}
