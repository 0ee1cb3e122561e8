import { Button, Group, Stack } from '@mantine/core'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { print } from '../ui/print/print.ts'
import { ReportTable } from './report-table.tsx'
import { counterNames } from './words.ts'

type Props = { report: SessionReport; onClose: () => void }

/** The Z report of a session that was just closed, to read and to print. */
export function ZReport({ report, onClose }: Props) {
  const t = useText()
  const paper = () =>
    print(<ZPaper report={report} />, {
      size: 'A4',
      name: `z-${report.counter}-${report.closing?.z_number ?? ''}`,
    })
  return (
    <Dialog title="Z report" onClose={onClose}>
      <Stack gap="md">
        <ReportTable report={report} />
        <Group justify="flex-end">
          <Button variant="light" leftSection={<IconPrinter size="1.1em" />} onClick={() => void paper()}>
            {t('Print')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('Close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function ZPaper({ report }: { report: SessionReport }) {
  const t = useText()
  const { moment } = useFormat()
  const venue = useVenue()
  const { counter, number, user, opened_at, closed_at, closing } = report
  return (
    <article>
      <h1>{venue?.name}</h1>
      <h2>
        {t('Z report')} {closing?.z_number} · {t(counterNames[counter])} {number}
      </h2>
      <p>
        {user.name} · {moment(opened_at)} – {closed_at && moment(closed_at)}
      </p>
      <ReportTable report={report} />
    </article>
  )
}
