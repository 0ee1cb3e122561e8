import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../languages/use-text.ts'

/**
 * A field that finds a receipt by its number when Enter is pressed. It then selects the number, so that typing replaces
 * it.
 */
export function ReceiptNumber({ onFind }: { onFind: (number: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const find = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.currentTarget.select()
    onFind(typed.trim())
  }
  return (
    <TextInput
      aria-label={t('Receipt number')}
      placeholder={t('Receipt number')}
      leftSection={<IconSearch size="1.1em" />}
      maxLength={40}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={find}
      w="11rem"
    />
  )
}
