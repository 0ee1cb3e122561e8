import { Switch } from '@mantine/core'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import type { Printing } from '../printing/use-receipt.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import { useIsBusyDialog } from '../ui/keep-open.ts'
import { LoadingDay } from '../ui/loading-day.tsx'
import { OtherForm } from './other-form.tsx'
import { SatsangiForm } from './satsangi-form.tsx'

type Props = {
  /** The reservation whose members enter; without it, the entry is for any visitor. */
  reservation?: Reservation | undefined
  onEntered: (receipt: VisitReceipt) => void
  /** The state of the print; a failure is shown in this dialog. */
  printing: Printing
  onClose: () => void
}

/** The dialog 'Visitor Entry' over the gate's list, for the members of a reservation or any other visitor. */
export function VisitorEntry({ reservation, onEntered, printing, onClose }: Props) {
  const today = useVenue()?.today
  const [isOther, setOther] = useState(false)
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  const title = reservation
    ? say('Visitor Entry · {{number}}', { number: reservation.application_number })
    : 'Visitor Entry'
  return (
    <Dialog title={title} onClose={() => void close()}>
      <RePrint of={printing} />
      {!reservation && <Kind isOther={isOther} onChange={setOther} />}
      {today === undefined ? (
        <LoadingDay />
      ) : isOther ? (
        <OtherForm onEntered={onEntered} held={held} />
      ) : (
        <SatsangiForm today={today} reservation={reservation} onEntered={onEntered} held={held} />
      )}
    </Dialog>
  )
}

/** The switch between satsangi and non-satsangi, which have different forms; disabled while an entry is being saved. */
function Kind({ isOther, onChange }: { isOther: boolean; onChange: (isOther: boolean) => void }) {
  const t = useText()
  return (
    <Switch
      size="md"
      mb="sm"
      label={t('Is Visitor Not Satsangi?')}
      checked={isOther}
      disabled={useIsBusyDialog()}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
