import { access } from '@nivas/contract/access/calls.ts'
import type { Call, Request } from '@nivas/contract/call.ts'
import { type APIRequestContext, request } from '@playwright/test'
import { administrator, send } from './staff.ts'

/** In ms; less than the 15 minutes after which the server asks for the password again. */
const RECENT = 600_000

let session: { at: number; context: Promise<APIRequestContext> } | undefined

async function signedIn() {
  const made = await request.newContext()
  await send({ request: made }, access.login, administrator)
  return made
}

/**
 * Makes a call as the administrator, independent of the user of the journey's page; returns the `data` of its
 * answer.
 */
export async function office<C extends Call>(call: C, fields: Request<C>) {
  if (!session || Date.now() - session.at > RECENT) session = { at: Date.now(), context: signedIn() }
  return (await send({ request: await session.context }, call, fields)).data
}

let made = 0

/** Returns a name of letters and spaces that only this journey uses. */
export function ownName(name: string): string {
  made += 1
  const number = `${process.pid}${Date.now() % 1_000_000}${made}`
  return `${name} ${number.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`
}
