import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import { toNextScan } from '../ui/to-next-scan.ts'

/** Prints the last ticket again; the focus returns to the scan field. */
export function PrintAgainButton({ disabled, onPrint }: { disabled: boolean; onPrint: () => void }) {
  const t = useText()
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size="1.1em" />}
      disabled={disabled}
      onClick={(event) => {
        onPrint()
        toNextScan(event)
      }}
    >
      {t('Re-Print')}
    </Button>
  )
}
