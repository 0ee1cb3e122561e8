import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { SessionPanel } from '../../cash/index.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { StoredSession } from './store.ts'

type Props = { session: StoredSession; onClosed: (report: SessionReport) => void; onClose: () => void }

/** The dialog of this till's drawer: float, cash in and out, X report, and closing with a count. */
export function DrawerDialog({ session, onClosed, onClose }: Props) {
  return (
    <Dialog title={say('Drawer')} size="wide" onClose={onClose}>
      <SessionPanel session={{ ...session.session, here: true }} onClosed={onClosed} />
    </Dialog>
  )
}
