import { provisionalNumber } from '@nivas/contract/gate/kept.ts'
import { useText } from '../../languages/use-text.ts'
import type { Column } from '../../ui/table/columns.ts'
import { browserStore } from './browser-store.ts'
import type { Entry } from './entry.ts'

/** A thousand rows say no more than the first ones do. */
export const MOST_SHOWN = 50

/** The first entries of either kind. */
export async function shownEntries(): Promise<{ waiting: Entry[]; refused: Entry[] }> {
  const [waiting, refused] = await Promise.all([
    browserStore.first('waiting', MOST_SHOWN),
    browserStore.first('refused', MOST_SHOWN),
  ])
  return { waiting, refused }
}

/** How an entry stands in a list. */
export function useColumns(): readonly Column<Entry>[] {
  const t = useText()
  return [
    { key: 'key', title: 'Number', value: ({ key }) => provisionalNumber(key) },
    { key: 'name', title: 'Name', value: ({ name }) => name || t('Visitor') },
    { key: 'people', title: 'People', kind: 'number' },
    { key: 'madeAt', title: 'Made at', kind: 'moment' },
    { key: 'madeBy', title: 'Made by', value: ({ madeBy }) => madeBy.name },
  ]
}
