import { Alert, Button, Group, Text } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { imports as calls } from '@nivas/contract/imports/calls.ts'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { FileHeading } from './file-heading.tsx'
import { Months } from './months.tsx'
import { Preview } from './preview.tsx'
import { Problems } from './problems.tsx'

type Props = { found: Import; onChooseAnother: () => void }

/** The changes that a file would make, and its errors. */
export function Checked({ found, onChooseAnother }: Props) {
  const t = useText()
  const run = useCall(calls.run, { makesStale: [calls.get], quiet: true })
  const { rows, problems, new_rows, changed_rows, unchanged_rows, unused_columns, unused_sheets } = found
  const isRight = problems === 0 && rows > 0
  const counts = {
    rows: formatCount(rows),
    fresh: formatCount(new_rows ?? 0),
    changed: formatCount(changed_rows ?? 0),
    same: formatCount(unchanged_rows ?? 0),
  }
  const action = (
    <Group gap="xs">
      <Button variant="default" autoFocus={!isRight} onClick={onChooseAnother}>
        {t('Choose another file')}
      </Button>
      <Button
        autoFocus={isRight}
        disabled={!isRight}
        loading={run.isPending || run.isSuccess}
        onClick={() => run.mutate({ id: found.id })}
      >
        {t('Import {{count}} rows', { count: counts.rows })}
      </Button>
    </Group>
  )
  return (
    <>
      <FileHeading found={found} action={action} />
      <Text role="status" mb="xs">
        {rows === 0 && problems === 0
          ? t('There are no rows in this file.')
          : problems > 0
            ? t('Wrong cells: {{problems}}. Rows in the file: {{rows}}.', {
                ...counts,
                problems: formatCount(problems),
              })
            : t(
                'Rows in the file: {{rows}}. New: {{fresh}}, changed: {{changed}}, unchanged: {{same}}.',
                counts,
              )}
      </Text>
      {isRight && <Months of={found} />}
      {isRight && new_rows === 0 && changed_rows === 0 && (
        <Text mb="xs">
          {t('Everything in this file is already stored. Importing it would change nothing.')}
        </Text>
      )}
      {unused_sheets.length > 0 && (
        <Text mb="xs">
          {t('Only the first sheet is read. Not read: {{sheets}}', { sheets: unused_sheets.join(', ') })}
        </Text>
      )}
      {unused_columns.length > 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('These columns are not used: {{columns}}', { columns: unused_columns.join(', ') })}
        </Text>
      )}
      {problems > 0 && (
        <div>
          <Alert color="red" icon={<IconAlertTriangle />} mb="sm">
            {t('Nothing can be imported yet. Please correct these cells in the file and choose it again.')}
          </Alert>
        </div>
      )}
      <Preview found={found} />
      {problems > 0 && <Problems id={found.id} />}
    </>
  )
}
