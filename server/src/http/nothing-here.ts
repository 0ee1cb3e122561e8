import { say } from '@nivas/contract/texts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope.ts'

/**
 * The screen that a person means by an address without its `#`, which a browser opens: `/#/login` for `/login`. Programs
 * ask for no HTML; a file that is not there, and what is under `/api`, stay unknown.
 */
function screenOf({ method, url, headers }: FastifyRequest): string | undefined {
  const [path = '/'] = url.split('?')
  const isPage = method === 'GET' && headers.accept?.includes('text/html')
  const isScreen = !/^\/(api(\/|$)|$)|\./.test(path)
  return isPage && isScreen ? `/#${url}` : undefined
}

/** Answers a request for an address that is neither a call nor a file. */
export function answerNothing(request: FastifyRequest, reply: FastifyReply) {
  const screen = screenOf(request)
  if (screen !== undefined) return reply.redirect(screen)
  return reply.status(404).send(failure(say('There is nothing at this address')))
}
