import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import type { CallFormState } from '../ui/form/use-call-form.ts'

type Props<V> = {
  of: CallFormState<V>
  onReset: () => void
  /** A card is being looked up; `stop` ends the wait. */
  looking?: { pending: boolean; stop: () => void }
  children: ReactNode
}

/** A form of the gate: F2 saves, Reset restarts it, and its first field has the focus at each start. */
export function EntryFrame<V>({ of, onReset, looking, children }: Props<V>) {
  const t = useText()
  useHotkeys([['F2', () => of.submit()]], [])
  return (
    <CallForm
      of={of}
      autoFocus
      submitLabel="Save (F2)"
      actions={
        <>
          {looking?.pending && (
            <Button variant="subtle" onClick={looking.stop}>
              {t('Stop Loading')}
            </Button>
          )}
          <Button variant="default" onClick={onReset} disabled={of.pending}>
            {t('Reset')}
          </Button>
        </>
      }
    >
      {children}
    </CallForm>
  )
}
