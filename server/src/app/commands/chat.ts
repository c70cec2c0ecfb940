import { instant, minuteMs, siteMinute } from '@xinghe/rules/base/instant.ts'
import { chatWordActions } from '@xinghe/rules/chat/filter-words.ts'
import { roomStates } from '@xinghe/rules/chat/room-event.ts'
import * as moderation from '../../features/chat/moderation/moderate.ts'
import { readReported, type RoomChange } from '../../features/chat/moderation/store.ts'
import { readWords } from '../../features/chat/words/store.ts'
import type { Platform } from '../../platform/parts.ts'
import { commandActor as actor, UsageFault, type Command } from './command.ts'

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

const mute = async (
  platform: Platform,
  [name = '', minutes = '', reason = '', rid]: readonly string[],
): Promise<string> => {
  const ms = minutesOf(minutes) * minuteMs
  const order = { name: needed(name, 'NAME'), ms, reason: needed(reason, 'REASON'), actor }
  const muted = await moderation.muteMember(platform, { ...order, rid: rid ?? null })
  return `${muted} is muted for ${minutes} minutes${rid === undefined ? '' : ` in ${rid}`}`
}

const roomChange = (words: readonly string[]): RoomChange => {
  const [what = '', value = ''] = words
  const state = roomStates.find((one) => one === what)
  if (what === 'pin') return { pinned: needed(words.slice(1).join(' '), 'TEXT') }
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

const words = async (
  platform: Platform,
  [what = '', word = '', end]: readonly string[],
): Promise<string> => {
  if (what === '') {
    const lines = (await readWords(platform.sql)).map(
      ({ word: listed, action, from, until }) =>
        `${listed}  ${action}  from ${siteMinute(from)}` +
        (until === null ? '' : `  until ${siteMinute(until)}`),
    )
    return lines.join('\n') || 'the list is empty'
  }
  if (what === 'end') {
    await moderation.removeWord(platform, { word: needed(word, 'WORD'), actor })
    return `"${word}" is in the list no more`
  }
  const action = chatWordActions.find((one) => one === what)
  if (action === undefined) throw new UsageFault('words takes mask, refuse, allow or end')
  const from = platform.clock.now()
  const until = end === undefined ? null : instant(Date.parse(end))
  if (until !== null && !(until > from)) throw new UsageFault('END is a time to come')
  await moderation.changeWord(platform, { word: needed(word, 'WORD'), action, from, until, actor })
  return `"${word}": ${action}`
}

const reports = async (platform: Platform): Promise<string> => {
  const lines = (await readReported(platform.sql, reportsShown)).map(
    ({ id, rid, at, sender, reports: count, reasons, msg, deleted }) =>
      `${id}  ${rid}  ${siteMinute(at)}  ${sender ?? 'simulated'}  ${count} reports (${reasons})` +
      `${deleted ? '  deleted' : ''}  ${msg ?? 'a bet'}`,
  )
  return lines.join('\n') || 'nothing is reported'
}

const runs: Readonly<
  Record<string, (platform: Platform, words: readonly string[]) => Promise<string>>
> = {
  mute,
  async unmute(platform, [name = '']) {
    return `${await moderation.unmuteMember(platform, { name: needed(name, 'NAME'), actor })} may send again`
  },
  async block(platform, [name = '', ...reason]) {
    const order = { name: needed(name, 'NAME'), reason: needed(reason.join(' '), 'REASON'), actor }
    return `${await moderation.blockMember(platform, order)} is out of the chat`
  },
  async unblock(platform, [name = '']) {
    return `${await moderation.unblockMember(platform, { name: needed(name, 'NAME'), actor })} is back in the chat`
  },
  async delete(platform, [id = '', ...reason]) {
    const order = { id: needed(id, 'MESSAGE'), reason: needed(reason.join(' '), 'REASON'), actor }
    await moderation.deleteMessage(platform, order)
    return `${id} is deleted`
  },
  async clear(platform, [rid = '', ...reason]) {
    const order = { rid: needed(rid, 'ROOM'), reason: needed(reason.join(' '), 'REASON'), actor }
    return `${rid} is cleared up to number ${await moderation.clearMessages(platform, order)}`
  },
  async room(platform, [rid = '', ...change]) {
    await moderation.changeRoom(platform, {
      rid: needed(rid, 'ROOM'),
      change: roomChange(change),
      actor,
    })
    return `${rid}: ${change.join(' ')}`
  },
  words,
  reports,
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
    run: (platform, [word = '', ...rest]) => {
      const run = Object.hasOwn(runs, word) ? runs[word] : undefined
      if (run === undefined) throw new UsageFault(`chat takes ${Object.keys(runs).join(', ')}`)
      return run(platform, rest)
    },
  },
}
