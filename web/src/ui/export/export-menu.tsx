import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { PlainButton } from '../plain-button.tsx'
import { Menu } from '../popup/menu.tsx'
import { ExportProgress } from './export-progress.tsx'
import { type ExportProps, useExport } from './use-export.ts'

/** A menu that writes every filtered row, with the visible columns, into a file, or prints them. */
export function ExportMenu<Row>({
  disabled,
  label = 'Export',
  ...props
}: ExportProps<Row> & { disabled: boolean; label?: PlainKey }) {
  const t = useText()
  const { run, cancel, progress } = useExport(props)
  return (
    <>
      <Menu
        items={[
          { key: 'csv', label: t('Export To CSV'), onClick: () => run('csv') },
          { key: 'xlsx', label: t('Export To XLSX'), onClick: () => run('xlsx') },
          ...(props.paper ? [{ key: 'paper', label: t('Print'), onClick: () => run('paper') }] : []),
        ]}
        button={(props) => (
          <PlainButton
            {...props}
            icon={<IconDownload size="1.1em" />}
            disabled={disabled || Boolean(progress)}
          >
            {t(label)}
          </PlainButton>
        )}
      />
      {progress && <ExportProgress {...progress} cancel={cancel} />}
    </>
  )
}
