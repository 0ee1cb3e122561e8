import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { useText } from '../../languages/use-text.ts'

type Props = {
  field: RefObject<HTMLInputElement | null>
  /** Whether there is a connection to the server. */
  there: boolean
  /** Called with the entered number; `clear` empties the field. */
  onSearch: (number: string, clear: () => void) => void
  /** The buttons beside the search. */
  children: ReactNode
}

/** The field for the number of a receipt, typed or scanned. */
export function ReceiptSearch({ field, there, onSearch, children }: Props) {
  const t = useText()
  const [number, setNumber] = useState('')
  const clear = () => setNumber('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') clear()
    else onSearch(number, clear)
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          ref={field}
          label={t('Receipt number')}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
          size="lg"
        />
        <Button type="submit" size="lg" disabled={!there}>
          {t('Search')}
        </Button>
        {children}
      </Group>
    </form>
  )
}
