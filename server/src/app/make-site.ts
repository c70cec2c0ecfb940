import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { builtCalls } from '@xinghe/contract/calls.ts'
import { openAccountParts } from '../features/account/member/parts.ts'
import { servePictures } from '../features/account/profile/serve-pictures.ts'
import { findRunningAgent } from '../features/agent/agency/store.ts'
import { giftConsumer } from '../features/chat/gifts/tell-gifts.ts'
import { openChatParts } from '../features/chat/parts/parts.ts'
import { serveChat } from '../features/chat/socket/serve-chat.ts'
import { keepTables } from '../features/games/draws/keep-tables.ts'
import { tellSpots } from '../features/games/draws/tell-spots.ts'
import { tellTables } from '../features/games/draws/table-topics.ts'
import { tellRooms } from '../features/games/fishing/room-topics.ts'
import { openGamesParts } from '../features/games/parts/parts.ts'
import { tellGames } from '../features/lobby/games/tell-games.ts'
import { openLobbyParts } from '../features/lobby/parts.ts'
import { reconcileOften } from '../features/lobby/transfers/reconcile.ts'
import { serveSandboxVenue } from '../features/lobby/venues/sandbox/serve-sandbox.ts'
import { bonusConsumer } from '../features/promotions/deposit-bonus/bonus-consumer.ts'
import { publishSports } from '../features/sports/live/publish-sports.ts'
import { openSportsParts } from '../features/sports/parts/parts.ts'
import { serveCashier } from '../features/wallet/deposit/cashier/serve-cashier.ts'
import { serveCallbacks } from '../features/wallet/deposit/serve-callbacks.ts'
import { startCounting } from '../ledger/counted-play/start-counting.ts'
import { startSealing } from '../ledger/start-sealing.ts'
import { startSealingLines } from '../platform/audit/seal-lines.ts'
import type { Config } from '../platform/config/config.ts'
import { serveOutbox } from '../platform/delivery/serve-outbox.ts'
import { startDispatcher, type Dispatcher } from '../platform/events/dispatcher.ts'
import { makeCalls } from '../platform/http/answer-call.ts'
import { makeServer } from '../platform/http/make-server.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { serveApiDocs } from '../platform/http/serve-api-docs.ts'
import { serveCalls } from '../platform/http/serve-calls.ts'
import { startJobs } from '../platform/jobs/worker.ts'
import { hearProcesses } from '../platform/live/fan-out.ts'
import { makeHub, type Hub } from '../platform/live/hub.ts'
import { serveLive } from '../platform/live/serve-live.ts'
import { makeMetrics, watchFeed } from '../platform/observe/metrics.ts'
import { makeOperatorGuard } from '../platform/operator/guard.ts'
import type { Platform } from '../platform/parts.ts'
import { openSocketDoor } from '../platform/sockets/socket-door.ts'
import { serveSecurityText } from '../platform/web/serve-security-text.ts'
import { serveWeb } from '../platform/web/serve-web.ts'
import { replayGuard } from '../platform/wire/replay-guard.ts'
import { requestWire } from '../platform/wire/request-wire.ts'
import { chatMatches } from './chat-matches.ts'
import { countingHooks } from './counting-hooks.ts'
import { gradesMayChange, liveConsumer, liveTopics, publishLive } from './live-topics.ts'
import { makePlatform } from './make-platform.ts'
import { allRoutes, type FeatureParts } from './routes.ts'
import { schedule } from './schedule.ts'
import { serveOperations } from './serve-operations.ts'
import { trackStages, type StopStages } from './stop-stages.ts'
import { walletParts } from './wallet-parts.ts'

export interface Site {
  readonly platform: Platform
  readonly parts: FeatureParts
  readonly server: FastifyInstance
  readonly hub: Hub
  readonly dispatcher: Dispatcher
  readonly operatorPassword: string
  readonly stages: Pick<StopStages, 'current'>
  /**
   * Tells load balancers to send no more, goes on serving for a while, closes sockets over a time, and stops.
   * `hurry` skips the waiting.
   */
  drain(hurry: AbortSignal): Promise<void>
  /** Finishes running calls, closes sockets with a reason, then stops jobs, events and the database. */
  stop(): Promise<void>
}

/** Puts all parts together; it holds no logic of its own. */
export const makeSite = async (config: Config): Promise<Site> => {
  const platform = await makePlatform(config)
  const account = await openAccountParts(config, findRunningAgent)
  const metrics = makeMetrics()
  const wire = requestWire(platform.keyRing, replayGuard(), platform.clock)
  const server = makeServer(config, metrics)
  const sports = await openSportsParts(platform, server.log)
  const storeMatch = (gide: string): Promise<void> => sports.bookWriter.storeMatches([gide])
  const parts: FeatureParts = {
    account,
    chat: await openChatParts(platform, server.log, { rooms: { storeMatch } }),
    games: openGamesParts(platform),
    lobby: openLobbyParts(platform),
    sports,
    wallet: walletParts(platform, account),
  }
  watchFeed(metrics, () => parts.sports.book.toldUntil())
  const hub = makeHub()
  const sportsLive = publishSports(parts.sports.book, hub, platform.clock)
  const tablesLive = await tellTables(platform.sql, hub)
  const spotsLive = tellSpots(platform.sql, hub, server.log)
  const roomsLive = await tellRooms(platform, hub)
  const gamesLive = tellGames(platform, hub, server.log)
  // The same after restarts; it is stored in the data folder.
  const operatorPassword =
    config.operatorPassword ??
    platform.secrets.key('operator-password').toString('base64url').slice(0, 16)

  const routes = allRoutes(platform, parts)
  const calls = makeCalls(routes, platform, metrics)
  serveCalls(server, calls, wire, config)
  serveApiDocs(server, builtCalls, config.rateFactor)
  servePictures(server, platform)
  const bookIsWhole = () => config.feed.adapter === 'off' || parts.sports.book.isWhole()
  const operator = makeOperatorGuard(platform, operatorPassword, callerOf)
  serveOperations(server, platform, metrics, operator, bookIsWhole)
  serveOutbox(server, platform, operator)
  await serveSandboxVenue(server, parts.lobby.sandbox, operator)
  await serveCallbacks(server, platform)
  await serveCashier(server, platform, operator)
  const live = await serveLive(
    server,
    {
      ...platform,
      door: openSocketDoor(config),
      hub,
      topics: liveTopics(platform, [
        sportsLive.topics,
        tablesLive.topics,
        spotsLive.topics,
        roomsLive.topics,
        gamesLive.topics,
      ]),
      calls,
      wire,
      log: server.log,
    },
    metrics,
  )
  const matches = chatMatches(parts.sports.book)
  const chat = await serveChat(server, platform, parts.chat, matches, metrics)
  serveSecurityText(server, platform)
  await serveWeb(server, config, platform.settings)

  const hearing = await hearProcesses(
    platform.sql,
    async (event) => {
      for (const memberId of gradesMayChange(event)) chat.memberChanged(memberId)
      await publishLive(platform, hub, event)
    },
    server.log,
  )
  const dispatcher = await startDispatcher(
    platform.sql,
    [liveConsumer, parts.sports.settling.consumer, bonusConsumer(platform), giftConsumer(platform)],
    server.log,
    (consumer, events) => metrics.eventsDelivered.inc({ consumer }, events),
  )
  const sealing = startSealing(platform, {
    log: server.log,
    count: (what, more) => metrics.ledgerChecks.inc({ what }, more),
  })
  const sealingLines = startSealingLines(platform, server.log)
  const counting = startCounting(
    platform,
    {
      log: server.log,
      count: (facts) => metrics.playCounted.inc(facts),
      until: (horizon) => metrics.playCountedUntil.set(horizon / 1_000),
    },
    countingHooks(platform),
  )
  const jobs = await startJobs(platform, schedule(platform, parts), server.log)
  const tables = config.draws ? keepTables(platform, server.log) : null
  const reconciling = reconcileOften(platform, parts.lobby, server.log)
  const stages = trackStages()
  const stop = (): Promise<void> =>
    stages.run([
      ['calls under way', () => server.close()],
      ['jobs', () => jobs.stop()],
      ['tables', () => tables?.close()],
      ['sealing of the ledger', () => sealing.close()],
      ['sealing of audit lines', () => sealingLines.close()],
      ['counting of play', () => counting.close()],
      ['open transfers', () => reconciling.close()],
      // The events of the last calls and jobs are delivered now, not by the next process.
      ['events', () => dispatcher.drain()],
      ['dispatcher', () => dispatcher.close()],
      ['events of other processes', () => hearing.close()],
      ['topics of sports', () => sportsLive.close()],
      ['topics of tables', () => tablesLive.close()],
      ['topics of spots', () => spotsLive.close()],
      ['topics of rooms', () => roomsLive.close()],
      ['topics of games', () => gamesLive.close()],
      ['chat', () => parts.chat.close()],
      ['games', () => parts.games.close()],
      ['sports', () => parts.sports.close()],
      ['lobby', () => parts.lobby.close()],
      ['platform', () => platform.close()],
    ])
  const drain = async (hurry: AbortSignal): Promise<void> => {
    const { noticeMs, socketsMs } = config.drain
    server.draining.begin()
    await stages.run([
      ['notice', () => pause(noticeMs, undefined, { signal: hurry }).catch(() => undefined)],
      ['sockets', () => Promise.all([live, chat].map((one) => one.closeSockets(socketsMs, hurry)))],
    ])
    await stop()
  }
  return { platform, parts, server, hub, dispatcher, operatorPassword, stages, drain, stop }
}
