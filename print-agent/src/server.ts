import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { fieldErrors } from '@nivas/contract/messages.ts'
import { LARGEST_JOB, readJob } from '@nivas/contract/receipts/job.ts'
import fastify from 'fastify'
import { guard } from './door.ts'
import type { Press } from './press.ts'
import { registerPreview } from './preview-page.ts'
import type { Settings } from './settings.ts'

/** The print service: `POST /print/`, its state, and the pictures of receipts. */
export function buildServer(settings: Settings, press: Press, output: string) {
  const server = fastify({ bodyLimit: LARGEST_JOB, forceCloseConnections: true })
  server.addHook('onRequest', guard(settings.origins))
  // The specification posts 'JSON text', which browsers may label text/plain.
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    server.getDefaultJsonParser('error', 'error'),
  )
  server.setErrorHandler<{ statusCode?: number }>(({ statusCode = 500 }, _request, reply) =>
    reply.status(statusCode).send({ status: 'error', message: messageOf[statusCode] ?? 'Error' }),
  )
  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ status: 'error', message: 'There is nothing at this address' }),
  )

  server.post('/print/', async ({ body }, reply) => {
    const job = readJob(body, randomUUID())
    if (job.success) return press.print(job.data)
    const [[field, [text]] = ['body', ['']]] = Object.entries(fieldErrors(job.error))
    const message = `${field.replace(/^receipt\./, '')}: ${text}`
    return reply.status(400).send({ status: 'error', message, outcome: 'not printed' })
  })
  server.get('/health', async () => ({
    status: 'success',
    message: 'The print service is running.',
    output,
    paper: settings.paper,
    waiting: press.waiting(),
  }))
  // A till is identified by the network address of its machine.
  server.get('/device', async () => ({ status: 'success', mac: ownMac() }))
  registerPreview(server, settings.previewDir)
  return server
}

/** The address of the first network interface that is not internal, by name; null without one. */
function ownMac(): string | null {
  const outer = Object.entries(networkInterfaces())
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, of]) => of ?? [])
    .find(({ internal, mac }) => !internal && mac !== '00:00:00:00:00:00')
  return outer?.mac.toUpperCase() ?? null
}

const messageOf: Record<number, string> = {
  400: 'This is not JSON.',
  413: `A receipt is at most ${LARGEST_JOB / 1024} kB.`,
  415: 'A receipt is sent as JSON.',
}
