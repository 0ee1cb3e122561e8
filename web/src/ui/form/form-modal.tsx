import { Button } from '@mantine/core'
import type { Wording } from '@nivas/contract/texts.ts'
import { useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { type Question, useConfirm } from '../confirm.tsx'
import { Dialog } from '../dialog.tsx'
import { CallForm, type CallFormProps } from './call-form.tsx'

type Props<V> = Omit<CallFormProps<V>, 'autoFocus'> & {
  /** An English text. */
  title: Wording
  /** Asked to close, after a question when something was typed; the screen then no longer renders the modal. */
  onClose: () => void
  size?: 'small' | 'wide'
}

/** A form in a dialog: `{editing && <EditUser user={editing} onClose={…} />}`, which renders this. */
export function FormModal<V>({ title, onClose, size, actions, ...form }: Props<V>) {
  const t = useText()
  const confirm = useConfirm()
  const { of } = form
  const asking = useRef(false)
  const close = async () => {
    // Escape pressed twice asks once.
    if (of.pending || asking.current) return
    asking.current = true
    const leaves = !of.form.isDirty() || (await confirm(leave))
    asking.current = false
    if (!leaves) return
    of.forgetDraft()
    onClose()
  }
  return (
    <Dialog title={title} onClose={close} busy={of.pending} {...(size && { size })}>
      <CallForm
        {...form}
        actions={
          <>
            {actions}
            <Button variant="default" disabled={of.pending} onClick={close}>
              {t('Cancel')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}

const leave: Question = {
  title: 'Close without saving?',
  text: 'What you have typed will be lost.',
  action: 'Close without saving',
  danger: true,
}
