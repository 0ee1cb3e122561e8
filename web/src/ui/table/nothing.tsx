import { Button, Stack, Text } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { clearFilters } from './clear-filters.ts'
import type { TableProps, TableSource } from './types.ts'

type Props<Row> = Pick<TableProps<Row>, 'empty' | 'clearControls'> & { source: TableSource<Row> }

/** Shows why there are no rows: the page is beyond the last one, the filters match none, or none exist yet. */
export function Nothing<Row>({ source, empty, clearControls }: Props<Row>) {
  const t = useText()
  const { state, total, perPage, change } = source
  const clear = clearFilters(source, clearControls)
  const last = Math.ceil(total / perPage)
  return (
    <Stack align="center" justify="center" gap="sm" p="xl">
      {total > 0 ? (
        <>
          <Text>{t('There is no page {{page}}.', { page: state.page })}</Text>
          <Button variant="light" onClick={() => change({ page: last }, { replace: true })}>
            {t('To the last page')}
          </Button>
        </>
      ) : clear ? (
        <>
          <Text>{t('Nothing matches the filters.')}</Text>
          <Button variant="light" onClick={clear}>
            {t('Clear filters')}
          </Button>
        </>
      ) : (
        <>
          <Text>{t(empty.text)}</Text>
          {empty.action}
        </>
      )}
    </Stack>
  )
}
