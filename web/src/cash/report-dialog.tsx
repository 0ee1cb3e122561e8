import { Button, Group, Stack, Text } from '@mantine/core'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { IconPrinter, IconReceipt } from '@tabler/icons-react'
import { useStore } from '../api/store.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { printer } from '../printing/address.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { print } from '../ui/print/print.ts'
import { ReportTable } from './report-table.tsx'
import { useSessionBook } from './session-book.ts'

type Props = { report: SessionReport; onClose: () => void }

/** The X report of an open session or the Z report of a closed one, to print on A4 or on the receipt printer. */
export function ReportDialog({ report, onClose }: Props) {
  const t = useText()
  const roll = useReceipt()
  const bookOf = useSessionBook()
  const hasPrinter = useStore(printer) !== undefined
  const { counter, number, closing } = report
  const head = useHead(report)
  const name = closing ? `z-${counter}-${closing.z_number}` : `x-${counter}-${number}`
  return (
    <Dialog title={closing ? 'Z report' : 'X report'} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text fw={700}>{head.title}</Text>
          <Text size="sm">{head.whose}</Text>
        </div>
        <ReportTable
          report={report}
          opens={(sums) => ({ to: '/cash/journal', search: { ...bookOf(report), ...sums } })}
        />
        <RePrint of={roll} />
        <Group justify="flex-end">
          {hasPrinter && (
            <Button
              variant="light"
              leftSection={<IconReceipt size="1.1em" />}
              loading={roll.printing}
              onClick={() => roll.print({ receiptType: 'cashsession', ...report })}
            >
              {t('Print on receipt printer')}
            </Button>
          )}
          <Button
            variant="light"
            leftSection={<IconPrinter size="1.1em" />}
            onClick={() => void print(<ReportPaper report={report} />, { size: 'A4', name })}
          >
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

/** Returns the heading of a report and its session, for screen and paper. */
function useHead({ counter, number, user, opened_at, closed_at, closing }: SessionReport) {
  const t = useText()
  const { moment } = useFormat()
  const report = closing ? `${t('Z report')} ${closing.z_number}` : t('X report')
  return {
    title: `${report} · ${t(counterNames[counter])} ${number}`,
    whose: `${user.name} · ${[opened_at, ...(closed_at ? [closed_at] : [])].map(moment).join(' – ')}`,
  }
}

function ReportPaper({ report }: { report: SessionReport }) {
  const t = useText()
  const { moment } = useFormat()
  const venue = useVenue()
  const head = useHead(report)
  return (
    <article>
      <h1>{venue?.name}</h1>
      <h2>{head.title}</h2>
      <p>{head.whose}</p>
      <p>{t('Printed {{moment}}', { moment: moment(new Date().toISOString()) })}</p>
      <ReportTable report={report} />
    </article>
  )
}
