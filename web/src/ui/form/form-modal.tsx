import { Button } from '@mantine/core'
import type { Wording } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../dialog.tsx'
import { CallForm, type CallFormProps } from './call-form.tsx'
import { useAskedClose } from './use-asked-close.ts'

type Props<V> = Omit<CallFormProps<V>, 'autoFocus'> & {
  /** An English text. */
  title: Wording
  /**
   * Called on a request to close, after a question if there is input. The screen must then stop rendering the modal.
   */
  onClose: () => void
  size?: 'small' | 'wide'
  /** Only its buttons close it. */
  staysOnEscape?: boolean
}

/** A form in a dialog: `{editing && <EditUser user={editing} onClose={…} />}`, which renders this. */
export function FormModal<V>({ title, onClose, size, staysOnEscape = false, actions, ...form }: Props<V>) {
  const t = useText()
  const { of } = form
  const close = useAskedClose(() => of, onClose)
  return (
    <Dialog title={title} onClose={close} staysOnEscape={staysOnEscape} {...(size && { size })}>
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
