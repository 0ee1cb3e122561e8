import { Button } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useText } from '../../languages/use-text.ts'
import { CallForm } from '../form/call-form.tsx'
import type { Closable } from '../form/use-asked-close.ts'
import type { CallFormState } from '../form/use-call-form.ts'
import { useFunctionKey } from '../use-function-key.ts'

type Props<V> = {
  of: CallFormState<V>
  onReset: () => void
  /** Receives the form, for the surrounding dialog. */
  held?: RefObject<Closable | undefined> | undefined
  /** The look-up of a card. `stop` ends the wait. */
  looking?: { pending: boolean; stop: () => void }
  /** Further buttons of the site. */
  actions?: ReactNode
  resetLabel?: PlainKey
  submitLabel?: PlainKey
  children: ReactNode
}

const SAVE = 'F2'

/** The form of an entry. F2 saves it, Reset restarts it, and its first field has the focus at each start. */
export function EntryFrame<V>({
  of,
  onReset,
  held,
  looking,
  actions,
  resetLabel = 'Reset',
  submitLabel = 'Save',
  children,
}: Props<V>) {
  const t = useText()
  useFunctionKey(SAVE, of.element, of.submit)
  useEffect(() => {
    if (held) held.current = of
  })
  return (
    <CallForm
      of={of}
      autoFocus
      submitLabel={submitLabel}
      submitKey={SAVE}
      actions={
        <>
          {looking?.pending && (
            <Button variant="subtle" onClick={looking.stop}>
              {t('Stop Loading')}
            </Button>
          )}
          {actions}
          <Button variant="default" onClick={onReset} disabled={of.pending}>
            {t(resetLabel)}
          </Button>
        </>
      }
    >
      {children}
    </CallForm>
  )
}
