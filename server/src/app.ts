import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import type { Contract } from '@nivas/contract/index.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import { access, accessFigures } from './access/index.ts'
import { cash, cashFigures } from './cash/index.ts'
import { dashboard } from './dashboard/index.ts'
import type { Listener } from './db/listen.ts'
import type { Replica } from './db/replica.ts'
import type { DB } from './db/schema.gen.ts'
import { watchDatabase } from './db/watch.ts'
import { dictionary } from './dictionary/index.ts'
import { dispensary, dispensaryFigures } from './dispensary/index.ts'
import { electrical, electricalFigures } from './electrical/index.ts'
import { find } from './find/index.ts'
import { type GateFeed, gate, gateFeed, registerGateStream, visitorFinder } from './gate/index.ts'
import { sourceOf } from './http/addresses.ts'
import type { BoundCall } from './http/bind.ts'
import { answerError } from './http/errors.ts'
import { addressOf, type Door } from './http/guard.ts'
import { registerHealth } from './http/health.ts'
import { loggerOptions, logRequests } from './http/logging.ts'
import { answerNothing } from './http/nothing-here.ts'
import { openApiOf } from './http/openapi.ts'
import { ownAddress } from './http/own-address.ts'
import { registerCalls } from './http/pipeline.ts'
import { type Protect, protectBy } from './http/protect.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { closeSlowBodies, LONGEST_REQUEST_MS } from './http/slow-bodies.ts'
import { registerStatic } from './http/static.ts'
import { answerUnreadable } from './http/unreadable.ts'
import {
  identity,
  identityKey,
  type OpenSealed,
  openerOf,
  type SealNumber,
  sealerOf,
} from './identity/index.ts'
import { imports } from './imports/index.ts'
import type { Queue } from './jobs/queue.ts'
import { planning } from './planning/index.ts'
import { forCash, pos, posFigures, receiptFinders, registerImages } from './pos/index.ts'
import { customerFinder, registry } from './registry/index.ts'
import { reports } from './reports/index.ts'
import { reservationFigures, reservationFinder, reservations } from './reservations/index.ts'
import { samadh, samadhFigures, samadhSite } from './samadh/index.ts'
import { schedules } from './schedules/index.ts'
import type { Settings } from './settings.ts'
import { vaccination, vaccinationFigures } from './vaccination/index.ts'
import { roomFinder, venue, venueFigures } from './venue/index.ts'

type Around = {
  board: GateFeed
  protect: Protect
  seal: SealNumber
  opener: OpenSealed
  /** Returns the server's public address. */
  origin: () => string
}

/** Binds every area of the contract. A missing area does not compile. */
const areasOf = (
  { queue, settings }: AppOptions,
  { board, protect, seal, opener, origin }: Around,
): Record<keyof Contract, BoundCall[]> => {
  const { venueTimeZone: timeZone, venueName, passwordMin } = settings
  const hasMailServer = settings.smtpUrl !== undefined
  return {
    dashboard: dashboard([
      ...reservationFigures,
      ...venueFigures,
      ...vaccinationFigures,
      ...dispensaryFigures,
      ...posFigures({ timeZone }),
      ...samadhFigures,
      ...electricalFigures,
      ...accessFigures,
      ...cashFigures,
    ]),
    find: find([
      reservationFinder,
      visitorFinder(seal),
      customerFinder,
      roomFinder,
      ...receiptFinders(timeZone),
    ]),
    access: access({ queue, hasMailServer, timeZone, passwordMin }),
    venue: venue({ name: venueName, timeZone, passwordMin }),
    registry: registry(),
    reservations: reservations({ queue, protect, origin, venueName }),
    planning: planning(queue),
    cash: cash({ timeZone, ...forCash(settings.devices) }),
    electrical: electrical({ timeZone }),
    pos: pos({ timeZone, devices: settings.devices }),
    gate: gate({ timeZone, board, seal }),
    samadh: samadh({ timeZone, seal }),
    reports: reports({ timeZone }),
    dictionary: dictionary(),
    vaccination: vaccination(identityKey(settings)),
    dispensary: dispensary(),
    imports: imports(queue, { seal, protect, timeZone }),
    schedules: schedules({ queue, venueName, timeZone, hasMailServer }),
    identity: identity({ certificates: settings.identityCertificates, sealingKey: opener.publicKey }),
  }
}

/** The maximum number of calls without a session from one address in a minute. */
const PUBLIC_CALLS_PER_MINUTE = 600

/**
 * Compresses large answers, such as a room chart, at the fastest level of each algorithm: this takes 15 ms where the
 * network saves seconds. A page of a list would not become faster. Request bodies are never unpacked.
 */
const compression: FastifyCompressOptions = {
  threshold: 100_000,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: constants.Z_BEST_SPEED },
  globalDecompression: false,
}

const notUtf8 = () => Object.assign(new SyntaxError('the body is not in UTF-8'), { statusCode: 400 })

/** Accepts only JSON bodies in UTF-8; areas that take files add their types. */
function readJsonBodies(api: FastifyInstance): void {
  api.removeContentTypeParser('text/plain')
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A call without required body fields may have an empty body, despite its content type.
    if (body.length === 0) return done(null, undefined)
    // Decoding a body in another encoding would store � for each letter of a name.
    if (!isUtf8(body)) return done(notUtf8())
    return api.getDefaultJsonParser('error', 'error')(request, body.toString(), done)
  })
}

/** Forbids caching of answers, unless their call allows it, and removes the marks of sealed numbers. */
function protectAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  // The mark of a sealed number allows comparisons, so it is removed from every answer.
  api.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? withoutMarks(payload) : payload,
  )
}

export type AppOptions = {
  db: Kysely<DB>
  queue: Queue
  listener: Listener
  settings: Settings
  /** The replica on which reports and exports are read. */
  replica?: Replica | undefined
}

/**
 * Builds the whole server, which does not listen yet: every call under `/api`, health, the OpenAPI document, the web
 * app.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, listener, settings } = options
  let closing = false
  const app = fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy.length > 0 && settings.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // Fastify passes a reply of an unknown route; `answerError` uses only what every reply has.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as never),
    // Validation handles ids of any length, and explains what is wrong with them.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  // During a shutdown, each connection closes after its current request.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNothing)
  logRequests(app)
  closeSlowBodies(app, settings.bodyMs)
  addSecurityHeaders(app, settings.secure)

  const board = gateFeed(db, listener, settings.venueTimeZone, [samadhSite])
  app.addHook('preClose', async () => board.close())
  const protect = protectBy(identityKey(settings))
  const seal = sealerOf(settings)
  const opener = await openerOf(settings)
  const watch = watchDatabase(db)
  app.addHook('onClose', async () => watch.stop())
  const door: Door = { db, timeZone: settings.venueTimeZone, secure: settings.secure }
  const origin = () => settings.publicUrl ?? ownAddress(app, settings)
  const bound = Object.values(areasOf(options, { board, protect, seal, opener, origin })).flat()
  let openApi: ReturnType<typeof openApiOf> | undefined
  await app.register(
    async (api) => {
      await api.register(cookie)
      await api.register(rateLimit, {
        max: PUBLIC_CALLS_PER_MINUTE,
        timeWindow: 60_000,
        keyGenerator: (request) => sourceOf(addressOf(request)),
        allowList: (request) => request.actor !== undefined,
        // Runs after the guard, which knows the caller, and before the body is read, so that a refused request costs no
        // more.
        hook: 'onRequest',
      })
      readJsonBodies(api)
      protectAnswers(api)
      await api.register(compress, compression)
      registerHealth(api, watch, () => closing)
      api.get('/openapi.json', async () => {
        openApi ??= openApiOf(bound, settings.venueName)
        return openApi
      })
      registerCalls(api, bound, door, {
        ...{ watch, protect, numbers: { seal, open: opener.open } },
        replica: options.replica,
      })
      registerGateStream(api, board, door)
      registerImages(api, door)
    },
    { prefix: '/api' },
  )
  registerStatic(app)
  return app
}
