import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import type { Visit } from '@nivas/contract/dispensary/schemas.ts'
import { type RefObject, useRef, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { EarlierVisits } from './earlier-visits.tsx'
import classes from './form.module.css'
import { usePrintSlip } from './use-print-slip.tsx'
import { type GiveUp, type Repeat, VisitForm } from './visit-form.tsx'

const CorrectVisit = onDemand(async () => (await import('./correct-visit.tsx')).CorrectVisit)

type Props = { id: number; giveUp: RefObject<GiveUp | null>; onNext: () => void }

/** A patient at the counter: the form of this visit with the earlier visits beside it. */
export function PatientVisit({ id, giveUp, onNext }: Props) {
  // The server audits each read, so returning to the window must not read again.
  const answer = useAnswer(
    calls.patient,
    { id },
    { staleTime: 600_000, gcTime: 0, refetchOnWindowFocus: false },
  )
  const repeat = useRef<Repeat>(null)
  const slip = usePrintSlip()
  const [correcting, setCorrecting] = useState<Visit>()
  const record = answer.data?.data
  if (!record) return <FormLoading answer={answer} />
  return (
    <div className={classes.columns}>
      <VisitForm patient={record.patient} repeat={repeat} giveUp={giveUp} slip={slip} onNext={onNext} />
      <EarlierVisits
        visits={record.visits}
        onRepeat={(treatment) => repeat.current?.(treatment)}
        onPrint={slip.print}
        onCorrect={setCorrecting}
        printing={slip.pending}
      />
      {correcting && (
        <CorrectVisit patient={record.patient} visit={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </div>
  )
}
