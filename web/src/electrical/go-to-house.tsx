import { TextInput } from '@mantine/core'
import { houseKey, writtenKey } from '@nivas/contract/electrical/house-order.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { type FormEvent, useState } from 'react'
import { useText } from '../languages/use-text.ts'

const placeOf = (rows: readonly ReadingRow[], typed: string, keyOf: (houseno: string) => string) =>
  rows.findIndex(({ houseno }) => keyOf(houseno) === keyOf(typed))

type Props = {
  rows: readonly ReadingRow[]
  /** The ids of the houses that are read. */
  done: ReadonlySet<number>
  /** Called with the index of the house among the rows. */
  onGo: (at: number) => void
}

/** Goes to a house by its number when Enter is pressed; not earlier, as one number may be the start of a longer one. */
export function GoToHouse({ rows, done, onGo }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<Text>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (writtenKey(typed) === '') return
    // Tries the number as written first: an older venue, set up before dashes were ignored, may have both A 12 and
    //
    const written = placeOf(rows, typed, writtenKey)
    const at = written < 0 ? placeOf(rows, typed, houseKey) : written
    const row = rows[at]
    if (!row) return setWrong(say('House {{house}} is not on this list.', { house: typed.trim() }))
    if (done.has(row.id)) return setWrong(say('House {{house}} is already read.', { house: row.houseno }))
    setTyped('')
    onGo(at)
  }
  return (
    <form onSubmit={go}>
      <TextInput
        aria-label={t('Go to house')}
        placeholder={t('Go to house')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(undefined)
        }}
        error={wrong && <span role="alert">{t(wrong)}</span>}
        enterKeyHint="go"
        w="9rem"
      />
    </form>
  )
}
