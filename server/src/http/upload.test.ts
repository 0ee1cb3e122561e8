import { type ClientRequest, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { imports } from '@nivas/contract/imports/calls.ts'
import { importTypes, MOST_BYTES } from '@nivas/contract/imports/schemas.ts'
import { expect, it } from 'vitest'
import type { SessionHeaders } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const file = new Blob(['id_card_no,main_name\nC-1,Asha\n'], { type: importTypes.csv })

/** Begins to send the largest file, and then sends nothing more. */
function beginLargest(session: SessionHeaders): ClientRequest {
  const sending = request(`${server.origin}/api/admin/imports/customers?file_name=x.csv`, {
    method: 'POST',
    headers: {
      ...session,
      'x-requested-with': 'test',
      'content-type': importTypes.csv,
      'content-length': MOST_BYTES,
    },
  })
  sending.on('error', () => {})
  sending.write('i')
  return sending
}

it('holds four of the largest files at once; the next one waits until one of them is gone', async () => {
  const staff = await server.as('manage-customers')
  const send = () => staff.send(imports.upload, { kind: 'customers', file_name: 'x.csv', file })
  const { id } = (await send()).body.data
  const largest = Array.from({ length: 4 }, () => beginLargest(staff.session))
  let waiting = send()
  // The four requests arrive at different times.
  for (let tries = 0; tries < 20; tries += 1) {
    const answered = await Promise.race([waiting.then(() => true), delay(300, false)])
    if (!answered) break
    waiting = send()
  }
  expect(await Promise.race([waiting.then(() => true), delay(500, false)])).toBe(false)
  // Other calls are answered while files wait.
  expect((await staff.send(imports.get, { id })).status).toBe(200)
  largest[0]?.destroy()
  expect((await waiting).status).toBe(200)
  for (const one of largest) one.destroy()
})
