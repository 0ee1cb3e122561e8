import type { DemoPart } from '../../demo/part.ts'

export const samadhDemo: DemoPart = {
  name: 'samadh',
  isEmpty: async (trx) => !(await trx.selectFrom('samadh_visits').select('id').limit(1).executeTakeFirst()),
  fill: async () => {},
}
