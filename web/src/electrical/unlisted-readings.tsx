import { useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { ReadingMonth } from './line-list.ts'
import { readingsDraft, storeReadingsDraft } from './readings-draft.ts'
import { typedListed, typedUnlisted } from './typed-reading.ts'

type Props = {
  readingMonth: ReadingMonth
  /** The ids of the houses on the server's list. */
  listed: ReadonlySet<number>
}

/**
 * Names the houses whose readings were typed here and that left the list before they were saved, with these readings:
 * the saved ones may differ. The input is kept until the message is dismissed.
 */
export function UnlistedReadings({ readingMonth, listed }: Props) {
  const t = useText()
  const [unlisted, setUnlisted] = useState(() => typedUnlisted(readingsDraft(readingMonth), listed))
  return (
    <Refusal
      text={
        unlisted.length > 0
          ? t(
              'House {{houses}} no longer needs a reading: another reading was saved, or the house moved to another line.',
              {
                houses: unlisted
                  .map(({ houseno, current }) => `${houseno ?? ''} (${current})`.trim())
                  .join(', '),
              },
            )
          : undefined
      }
      onDismiss={() => {
        storeReadingsDraft(readingMonth, typedListed(readingsDraft(readingMonth), listed))
        setUnlisted([])
      }}
    />
  )
}
