import { Button, Group } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { ContinueDraft } from '../ui/form/continue-draft.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { ServerTable } from '../ui/server-table.tsx'
import type { RowAction } from '../ui/table/types.ts'
import { useArrivalFilter } from './arrival-filter.tsx'
import { useCardFilter } from './card-filter.tsx'
import { listColumns } from './columns.tsx'
import { ReservationDetails } from './details.tsx'
import { EDIT_DETAILS } from './drafts.ts'
import { OpenWork } from './open-work.tsx'
import type { Open } from './reservation-modals.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useDelete } from './use-delete.ts'

const ReservationModals = onDemand(async () => (await import('./reservation-modals.tsx')).ReservationModals)
const NextBhent = onDemand(async () => (await import('./next-bhent.tsx')).NextBhent)

const isSelectable = ({ status, is_child }: Reservation) => status === 'NEW' && !is_child

/**
 * Lists reservations on HOLD, NEW or PAID. Staff match rooms to one or to several together, change rooms, or delete.
 */
export default function Reservations() {
  const t = useText()
  const may = useMay()
  const arrivals = useArrivalFilter()
  const card = useCardFilter()
  const [open, setOpen] = useState<Open>()
  const [held, setHeld] = useState<Reservation>()
  const [several, setSeveral] = useState(false)
  const [selected, setSelected] = useState<Reservation[]>([])
  const remove = useDelete((gone) => setSelected((rows) => rows.filter(({ id }) => id !== gone.id)))

  const rowActions = (row: Reservation): (RowAction | false)[] => {
    const isNew = row.status === 'NEW'
    const opens = (modal: 'manual' | 'auto' | 'building' | 'receipts') => () =>
      setOpen({ modal, reservation: row })
    return [
      isNew && may('resavation-assign-room') && { label: 'Manual', onClick: opens('manual') },
      isNew && may('resavation-assign-room') && { label: 'Auto', onClick: opens('auto') },
      isNew && may('resavation-assign-building') && { label: 'AssignBuilding', onClick: opens('building') },
      !isNew && may('resavation-edit') && { label: 'Edit rooms', onClick: opens('manual') },
      row.status !== 'PAID' &&
        may('resavation-delete') && {
          label: 'Delete',
          danger: true,
          inMenu: true,
          onClick: () => void remove(row),
        },
      may('resavation-edit') && {
        label: 'Edit dates and contact',
        inMenu: true,
        onClick: () => setOpen({ modal: 'details', id: row.id }),
      },
      row.status === 'PAID' &&
        may(calls.printReceipt.permission) && {
          label: 'Receipts',
          inMenu: true,
          onClick: opens('receipts'),
        },
    ]
  }

  const toggle = (on: boolean) => {
    setSeveral(on)
    setSelected([])
  }

  return (
    <>
      <Heading
        state={<OpenWork />}
        action={
          <Group gap="sm">
            {held && <NextBhent of={held} focused onDone={() => setHeld(undefined)} />}
            <Button variant="default" renderRoot={(props) => <Link to="/released-rooms" {...props} />}>
              {t('Released rooms')}
            </Button>
          </Group>
        }
      />
      <ContinueDraft
        of={EDIT_DETAILS}
        onContinue={({ more }) => setOpen({ modal: 'details', id: more as number })}
      />
      <ServerTable
        call={calls.list}
        request={{ ...arrivals.request, ...card.request }}
        columns={listColumns}
        name="reservations"
        label="Reservations"
        rowKey={(row) => row.id}
        expand={(row) => <ReservationDetails reservation={row} />}
        rowActions={rowActions}
        controls={
          <>
            {may('manage-multiple-resavation') && (
              <SelectionBar
                on={several}
                onToggle={toggle}
                selected={selected}
                onClear={() => setSelected([])}
                onAuto={() => setOpen({ modal: 'multiple-auto' })}
                onManual={() => setOpen({ modal: 'multiple-manual' })}
              />
            )}
            {card.filter}
            {arrivals.filter}
          </>
        }
        selection={several ? { selected, onChange: setSelected, selectable: isSelectable } : undefined}
        clearControls={
          (card.clear || arrivals.clear) &&
          ((how) => {
            if (card.clear) card.clear(how)
            if (arrivals.clear) arrivals.clear(card.clear ? { replace: true } : how)
          })
        }
        empty={{ text: 'Reservations that are NEW, on HOLD or PAID appear here.' }}
      />
      {open && (
        <ReservationModals
          open={open}
          selected={selected}
          onClose={() => setOpen(undefined)}
          onSelect={setSelected}
          onHeld={setHeld}
        />
      )}
    </>
  )
}
