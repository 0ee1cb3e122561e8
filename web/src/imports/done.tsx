import { Alert, Button, Stack } from '@mantine/core'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import { countText } from '../ui/table/pages.ts'
import { FileHeading } from './file-heading.tsx'

type Props = { found: Import; onChooseAnother: () => void }

/** What an import has changed. */
export function Done({ found, onChooseAnother }: Props) {
  const t = useText()
  const counts = {
    rows: countText(found.rows),
    fresh: countText(found.new_rows ?? 0),
    changed: countText(found.changed_rows ?? 0),
    same: countText(found.unchanged_rows ?? 0),
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
