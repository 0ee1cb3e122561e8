import { dayIn } from '@nivas/contract/dates.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import { say } from '@nivas/contract/texts.ts'
import { useRef } from 'react'
import { useVenue, useZone } from '../api/venue.ts'
import { RePrint } from '../printing/re-print.tsx'
import type { Printing } from '../printing/use-receipt.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import type { Entry } from './entry.ts'
import { GateEntryForm } from './gate-entry-form.tsx'
import { OtherForm } from './other-form.tsx'
import { SatsangiForm } from './satsangi-form.tsx'
import { submitAgain } from './submit.ts'
import { useGateReceipt } from './use-gate-receipt.ts'

/** The form of a refused entry and, after it was sent, the state of its receipt. */
export function EditEntry({ item, onClose }: { item: Entry | undefined; onClose: () => void }) {
  const { receipt, print } = useGateReceipt()
  const entered = (visit: VisitReceipt) => {
    onClose()
    print(visit)
  }
  return item ? (
    <EntryDialog entry={item} printing={receipt} onEntered={entered} onClose={onClose} />
  ) : (
    <RePrint of={receipt} />
  )
}

type Props = {
  entry: Entry
  onEntered: (receipt: VisitReceipt) => void
  printing: Printing
  onClose: () => void
}

/** The dialog of a refused entry, in the form in which it was made. The entry keeps its number and its time. */
function EntryDialog({ entry, onEntered, printing, onClose }: Props) {
  const zone = useZone()
  const today = useVenue()?.today ?? dayIn(zone)
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  const title = say('Visitor Entry · {{number}}', { number: provisionalNumber(entry.key) })
  const again = { onEntered, held, draft: `gate-waiting.${entry.key}` }
  return (
    <Dialog title={title} onClose={() => void close()}>
      <RePrint of={printing} />
      {entry.call === 'gate.createEntry' ? (
        <GateEntryForm {...again} today={today} edited={entry.request} by={submitAgain(entry)} />
      ) : entry.request.isnonsatsangi ? (
        <OtherForm {...again} edited={entry.request} by={submitAgain(entry)} />
      ) : (
        <SatsangiForm {...again} today={today} edited={entry.request} by={submitAgain(entry)} />
      )}
    </Dialog>
  )
}
