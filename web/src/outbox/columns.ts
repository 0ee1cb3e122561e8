import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { Column } from '../ui/table/columns.ts'
import type { Item } from './item.ts'

type Numbered = Pick<Item, 'key' | 'madeAt' | 'madeBy'>

/** Returns the columns of an item in a list, with the columns of its area in the middle. */
export const columnsAround = <I extends Numbered>(own: readonly Column<I>[]): readonly Column<I>[] => [
  { key: 'key', title: 'Number', value: ({ key }) => provisionalNumber(key) },
  ...own,
  { key: 'madeAt', title: 'Entered at', kind: 'moment', value: ({ madeAt }) => madeAt },
  { key: 'madeBy', title: 'Entered by', value: ({ madeBy }) => madeBy.name },
]
