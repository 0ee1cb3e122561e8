import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../api/notices.ts'
import { useStore } from '../api/store.ts'
import { useText } from '../languages/use-text.ts'
import { DEFAULT_ADDRESS, isOwnMachine, printer, WRONG_ADDRESS } from './address.ts'
import { RePrint } from './re-print.tsx'
import { useReceipt } from './use-receipt.tsx'

/** The settings of this workstation's receipt printer, with a test page. */
export function ReceiptPrinter() {
  const t = useText()
  const stored = useStore(printer)
  const receipt = useReceipt()
  const [address, setAddress] = useState(stored ?? DEFAULT_ADDRESS)
  const [wrong, setWrong] = useState(false)

  function keep(): boolean {
    const right = isOwnMachine(address.trim())
    setWrong(!right)
    if (right) printer.set(address.trim())
    return right
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {stored
          ? t('Receipts of this computer are printed on its receipt printer.')
          : t('This computer has no receipt printer yet.')}
      </Text>
      {!window.isSecureContext && (
        <Alert color="orange" icon={<IconAlertTriangle />}>
          {t(
            'This page is open without https. Chrome and Edge then block access to the printer of this computer, unless its administrator allows it.',
          )}
        </Alert>
      )}
      <TextInput
        label={t('Address of the print service')}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setWrong(false)
        }}
        error={wrong && t(WRONG_ADDRESS)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <RePrint of={receipt} />
      <Group justify="flex-end" gap="sm">
        {stored && (
          <Button variant="default" onClick={() => printer.set(undefined)}>
            {t('Use no receipt printer')}
          </Button>
        )}
        <Button
          variant="default"
          loading={receipt.printing}
          onClick={() => keep() && receipt.print({ receiptType: 'test' })}
        >
          {t('Print a test page')}
        </Button>
        <Button onClick={() => keep() && notify.success(t('Record updated successfully.'))}>
          {t('Save printer')}
        </Button>
      </Group>
    </>
  )
}
