import type { Offline } from '../app/area.ts'
import type { Registered } from './outbox-of.ts'

/** What the manifest of an area says: `load` fetches what it registers, once somebody is there who works with it. */
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
