import { Alert, Button, Group, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import { toNextScan } from '../ui/to-next-scan.ts'
import type { Printing } from './use-receipt.tsx'

/**
 * The print service's error about a receipt that was not printed, with 'Re-Print'; empty without an error.
 */
export function RePrint({ of: { failed, again, printing } }: { of: Printing }) {
  const t = useText()
  if (!failed) return null
  return (
    // A column as high as a phone would press it together: its own content is hidden where it overflows.
    <Alert role="alert" color="red" icon={<IconPrinter />} mb="sm" flex="none">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{failed}</Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={printing}
          onClick={(event) => {
            again()
            // The message goes, and the focus with it.
            toNextScan(event)
          }}
        >
          {t('Re-Print')}
        </Button>
      </Group>
    </Alert>
  )
}
