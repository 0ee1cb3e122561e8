import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import classes from './table-frame.module.css'
import type { TableSource } from './types.ts'

/** Shows that the rows below are stale, or why there are none, with a button to retry. */
export function TableFailure<Row>({ source }: { source: TableSource<Row> }) {
  const t = useText()
  if (!source.failure) return null
  const title = source.rows ? 'This list could not be refreshed' : 'This list could not be loaded'
  return (
    <Alert className={classes.failure} color="red" icon={<IconAlertTriangle />} title={t(title)} role="alert">
      <Group gap="sm">
        <Text size="sm">{t(source.failure)}</Text>
        <Button size="compact-sm" variant="default" loading={source.fetching} onClick={source.retry}>
          {t('Try again')}
        </Button>
      </Group>
    </Alert>
  )
}
