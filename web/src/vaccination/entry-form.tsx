import { Button } from '@mantine/core'
import type { Person } from '@nivas/contract/vaccination/schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { EditPerson } from './person-dialogs.tsx'
import { useNewPerson } from './person-form.tsx'
import { usePrintCard } from './use-print-card.tsx'

/** The screen that records one person after the other and prints each card. */
export default function EntryForm() {
  const today = useVenue()?.today
  return (
    <>
      <Heading />
      {today ? <NewPerson today={today} /> : <LoadingDay />}
    </>
  )
}

function NewPerson({ today }: { today: string }) {
  const t = useText()
  const navigate = useNavigate()
  const card = usePrintCard()
  const [known, setKnown] = useState<Person>()
  const { of, fields } = useNewPerson(
    today,
    ({ id }) => {
      of.reset()
      card.print(id)
    },
    setKnown,
  )
  const close = () => setKnown(undefined)
  const saved = (id: number) => {
    close()
    card.print(id)
  }
  return (
    <>
      <CallForm
        of={of}
        submitLabel="Save"
        autoFocus
        actions={
          <Button variant="default" onClick={() => void navigate({ to: '/vaccination/listform' })}>
            {t('Close')}
          </Button>
        }
      >
        {fields}
      </CallForm>
      {known && <EditPerson person={known} wasSearched today={today} onClose={close} onSaved={saved} />}
    </>
  )
}
