import { Button, Menu } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { ExportProgress } from './export-progress.tsx'
import { type ExportProps, useExport } from './use-export.ts'

/** Writes every filtered row, with the columns that are shown, into a file. */
export function ExportMenu<Row>({
  disabled,
  label = 'Export',
  ...props
}: ExportProps<Row> & { disabled: boolean; label?: PlainKey }) {
  const t = useText()
  const { run, cancel, progress } = useExport(props)
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size="1.1em" />}
            disabled={disabled || Boolean(progress)}
          >
            {t(label)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => run('xlsx')}>{t('Spreadsheet (XLSX)')}</Menu.Item>
          <Menu.Item onClick={() => run('csv')}>{t('Text table (CSV)')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {progress && <ExportProgress {...progress} cancel={cancel} />}
    </>
  )
}
