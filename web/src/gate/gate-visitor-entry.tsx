import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { RePrint } from '../printing/re-print.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { GateChoice } from './gate-choice.tsx'
import { GateEntryForm } from './gate-entry-form.tsx'
import { useGateReceipt } from './use-gate-receipt.ts'

/** The counter with the short form of an entry. */
export default function GateVisitorEntry() {
  return (
    <>
      <Heading action={<GateChoice />} />
      <VisitorCounter />
    </>
  )
}

/** The counter without its heading, for the gate's desk. */
export function VisitorCounter() {
  const today = useVenue()?.today
  const { receipt, print } = useGateReceipt()
  return (
    <>
      <RePrint of={receipt} />
      {today === undefined ? <LoadingDay /> : <GateEntryForm today={today} onEntered={print} />}
    </>
  )
}
