import { dayIn } from '@nivas/contract/dates.ts'
import { provisionalNumber } from '@nivas/contract/gate/kept.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useRef } from 'react'
import { useVenue, useZone } from '../../api/venue.ts'
import { RePrint } from '../../printing/re-print.tsx'
import type { Printing } from '../../printing/use-receipt.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../../ui/form/use-asked-close.ts'
import { GateEntryForm } from '../gate-entry-form.tsx'
import { OtherForm } from '../other-form.tsx'
import { SatsangiForm } from '../satsangi-form.tsx'
import type { Entry } from './entry.ts'
import { resend } from './keep.ts'

type Props = {
  entry: Entry
  onEntered: (receipt: VisitReceipt) => void
  /** What was printed of the entry before: a failure is read here, in front of the screen. */
  printing: Printing
  onClose: () => void
}

/** An entry that was refused, in the form that it was made with. It keeps its number, and the time at which it was made. */
export function EditEntry({ entry, onEntered, printing, onClose }: Props) {
  const zone = useZone()
  const today = useVenue()?.today ?? dayIn(zone)
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  const title = say('Visitor Entry · {{number}}', { number: provisionalNumber(entry.key) })
  const again = { by: resend(entry), onEntered, held, draft: `gate-waiting.${entry.key}` }
  return (
    <Dialog title={title} onClose={() => void close()} size="wide">
      <RePrint of={printing} />
      {entry.call === 'createEntry' ? (
        <GateEntryForm {...again} today={today} begun={entry.request} />
      ) : entry.request.isnonsatsangi ? (
        <OtherForm {...again} begun={entry.request} />
      ) : (
        <SatsangiForm {...again} today={today} begun={entry.request} />
      )}
    </Dialog>
  )
}
