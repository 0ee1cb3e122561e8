import { useLocalStorage } from '@mantine/hooks'
import type { AnyColumn } from './columns.ts'

export type ColumnChoice<Row> = {
  visible: AnyColumn<Row>[]
  isVisible: (key: string) => boolean
  set: (key: string, visible: boolean) => void
  reset: () => void
}

type Remembered = Record<string, boolean>

/** Parses the stored choice, which an older version or another program may have written. */
function readChoice(stored: string | undefined): Remembered {
  try {
    const choice: unknown = JSON.parse(stored ?? '')
    if (typeof choice !== 'object' || choice === null) return {}
    return Object.fromEntries(Object.entries(choice).filter(([, visible]) => typeof visible === 'boolean'))
  } catch {
    return {}
  }
}

/** Returns the user's choice of a table's columns, which this machine stores. */
export function useVisibleColumns<Row>(name: string, columns: readonly AnyColumn<Row>[]): ColumnChoice<Row> {
  const [chosen, setChosen, forget] = useLocalStorage<Remembered>({
    key: `nivas.table.${name}`,
    defaultValue: {},
    getInitialValueInEffect: false,
    deserialize: readChoice,
  })
  const wanted = columns.filter((column) => chosen[column.key] ?? !column.hiddenAtFirst)
  const visible = wanted.length > 0 ? wanted : columns.slice(0, 1)
  return {
    visible,
    isVisible: (key) => visible.some((column) => column.key === key),
    set: (key, show) => setChosen((before) => ({ ...before, [key]: show })),
    reset: forget,
  }
}
