import { Group, Pagination, Text } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { useText } from '../../languages/use-text.ts'
import { pageChunk, pageSpan } from './pages.ts'
import classes from './table.module.css'
import type { TableSource } from './types.ts'

/** The numbers of the rows that are shown, their total, and the links to the other pages. */
export function TableFoot<Row>({ source }: { source: TableSource<Row> }) {
  const t = useText()
  const { state, total, perPage, change, rows } = source
  const pages = Math.max(1, Math.ceil(total / perPage))
  const span = pageSpan(source.page, perPage, rows?.length ?? 0)
  const go = (page: number) => change({ page })
  return (
    <Group className={classes.foot} justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {span &&
          t('{{from}}–{{to}} of {{total}}', {
            from: formatCount(span.from),
            to: formatCount(span.to),
            total: formatCount(total),
          })}
      </Text>
      {pages > 1 && (
        <Pagination.Root
          total={pages}
          value={Math.min(state.page, pages)}
          onChange={go}
          size="sm"
          role="navigation"
          aria-label={t('Pages')}
        >
          <Group gap="xs" wrap="nowrap">
            <Pagination.First aria-label={t('First page')} />
            <Pagination.Previous aria-label={t('Previous page')} />
            {pageChunk(state.page, pages).map((page) => (
              <Pagination.Control
                key={page}
                active={page === state.page}
                aria-current={page === state.page ? 'page' : undefined}
                aria-label={t('Page {{page}}', { page })}
                onClick={() => go(page)}
              >
                {page}
              </Pagination.Control>
            ))}
            <Pagination.Next aria-label={t('Next page')} />
            <Pagination.Last aria-label={t('Last page')} />
          </Group>
        </Pagination.Root>
      )}
    </Group>
  )
}
