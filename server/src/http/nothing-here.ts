import { say } from '@nivas/contract/texts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope.ts'

/**
 * Returns the screen that a person means by an address without its `#`: `/#/login` for `/login`. Undefined for
 * programs, which do not accept HTML, for files, and for addresses under `/api`.
 */
function screenOf({ method, url, headers }: FastifyRequest): string | undefined {
  const [path = '/'] = url.split('?')
  const isPage = method === 'GET' && headers.accept?.includes('text/html')
  const isScreen = !/^\/(api(\/|$)|$)|\./.test(path)
  return isPage && isScreen ? `/#${url}` : undefined
}

/** Answers a request for an address that belongs to no call and no file. */
export function answerNothing(request: FastifyRequest, reply: FastifyReply) {
  const screen = screenOf(request)
  if (screen !== undefined) return reply.redirect(screen)
  return reply.status(404).send(failure(say('There is nothing at this address')))
}
