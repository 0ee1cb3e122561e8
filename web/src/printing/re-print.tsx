import { Alert, Button, Group, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import { toNextScan } from '../ui/to-next-scan.ts'
import type { Printing } from './use-receipt.tsx'

/** The most failed receipts that are named. */
const NAMED = 3

/**
 * Shows the print service's error about a receipt that was not printed, with 'Re-Print'. It is empty without an error.
 * It stays while the next receipts are made, and names the receipts it is about.
 */
export function RePrint({ of: { failed, failedNumbers, again, printing } }: { of: Printing }) {
  const t = useText()
  if (!failed) return null
  const names = [...failedNumbers.slice(0, NAMED), ...(failedNumbers.length > NAMED ? ['…'] : [])].join(', ')
  return (
    // `flex: none`, because a column as high as a phone would shrink it, and it hides its own overflow.
    <Alert role="alert" color="red" icon={<IconPrinter />} mb="sm" flex="none">
      {/* One row, so that the total of a till below it stays in view. */}
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm">{names ? `${names}: ${failed}` : failed}</Text>
        <Button
          size="compact-sm"
          flex="none"
          variant="default"
          loading={printing}
          onClick={(event) => {
            again()
            // The message disappears, and the focus with it.
            toNextScan(event)
          }}
        >
          {t('Re-Print')}
        </Button>
      </Group>
    </Alert>
  )
}
