import { Alert, Skeleton } from '@mantine/core'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { type RefObject, useRef } from 'react'
import { failureText } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { EarlierVisits } from './earlier-visits.tsx'
import classes from './form.module.css'
import { usePrintSlip } from './use-print-slip.tsx'
import { type GiveUp, type Repeat, VisitForm } from './visit-form.tsx'

type Props = { id: number; giveUp: RefObject<GiveUp | null>; onNext: () => void }

/** A patient at the counter: the form of this visit, and beside it the earlier visits. */
export function PatientVisit({ id, giveUp, onNext }: Props) {
  const t = useText()
  // The server records each read: returning to the window causes no refetch.
  const answer = useAnswer(
    calls.patient,
    { id },
    { staleTime: 600_000, gcTime: 0, refetchOnWindowFocus: false },
  )
  const repeat = useRef<Repeat>(null)
  const slip = usePrintSlip()
  const record = answer.data?.data
  if (answer.error && !record)
    return (
      <Alert role="alert" color="red">
        {t(failureText(answer.error))}
      </Alert>
    )
  if (!record) return <Skeleton h="20rem" />
  return (
    <div className={classes.columns}>
      <VisitForm patient={record.patient} repeat={repeat} giveUp={giveUp} slip={slip} onNext={onNext} />
      <EarlierVisits
        visits={record.visits}
        onRepeat={(treatment) => repeat.current?.(treatment)}
        onPrint={slip.print}
        printing={slip.pending}
      />
    </div>
  )
}
