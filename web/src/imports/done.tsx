import { Alert, Button, Stack } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import { FileHeading } from './file-heading.tsx'

type Props = { found: Import; onChooseAnother: () => void }

/** The changes that an import made. */
export function Done({ found, onChooseAnother }: Props) {
  const t = useText()
  const counts = {
    rows: formatCount(found.rows),
    fresh: formatCount(found.new_rows ?? 0),
    changed: formatCount(found.changed_rows ?? 0),
    same: formatCount(found.unchanged_rows ?? 0),
  }
  return (
    <>
      <FileHeading found={found} />
      <Stack gap="md" align="flex-start">
        <Alert role="status" color="paid" icon={<IconCheck />} title={t('Imported')} w="100%">
          {t(
            'Rows in the file: {{rows}}. New: {{fresh}}, changed: {{changed}}, unchanged: {{same}}.',
            counts,
          )}
        </Alert>
        <Button autoFocus onClick={onChooseAnother}>
          {t('Import another file')}
        </Button>
      </Stack>
    </>
  )
}
