import { Group, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { KeyButton } from '../ui/key-button.tsx'
import classes from './next-bhent.module.css'
import { PaymentForm } from './payment-form.tsx'

type Props = {
  /** The reservation whose rooms were held last. */
  of: Reservation
  /** Whether the button takes the focus, after the dialog of the hold has returned it. */
  focused?: boolean
  /** Called when the Bhent was taken, or when the user dismissed this step. */
  onDone: () => void
}

/** The next step after rooms were held: taking their Bhent (F4), for users who may do so. */
export function NextBhent({ of, focused = false, onDone }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const may = useMay()(calls.takeBhent.permission)
  const [paying, setPaying] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each reservation.
  useEffect(() => {
    if (!focused) return
    const timer = setTimeout(() => place.current?.querySelector('button')?.focus(), 50)
    return () => clearTimeout(timer)
  }, [of.id])
  if (!may || of.status !== 'HOLD') return null
  return (
    <>
      <Group gap="xs" wrap="nowrap" ref={place}>
        {/* A long name is truncated; the amount is not. */}
        <Text size="sm" className={classes.guest} title={of.applicant_name}>
          <span className={classes.name} dir="auto">
            {of.applicant_name}
          </span>
          <span>&nbsp;· {rupees(of.total_amount)}</span>
        </Text>
        <KeyButton hotkey="F4" onClick={() => setPaying(true)}>
          {t('Collect Bhent')}
        </KeyButton>
      </Group>
      {paying && <PaymentForm reservation={of} onClose={onDone} />}
    </>
  )
}
