import type { Offline } from '../app/area.ts'
import type { Registered } from './outbox-of.ts'

/**
 * Makes the `offline` part of an area's manifest. `load` fetches the registration of the area once a user with its
 * permission is signed in.
 */
export const offline = ({
  load,
  ...terms
}: Omit<Offline, 'start'> & { load: () => Promise<{ default: Registered }> }): Offline => ({
  ...terms,
  start: async () => {
    const [{ start }, { default: outbox }] = await Promise.all([import('./start.ts'), load()])
    await start(outbox)
  },
})
