import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useEffect, useRef } from 'react'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import type { Printing } from '../../printing/use-receipt.tsx'
import { DrawerDialog } from './drawer-dialog.tsx'
import { LineDialog } from './line-dialog.tsx'
import { ParkedDialog } from './parked-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { ReceiptsDialog } from './receipts-dialog.tsx'
import { SearchDialog } from './search-dialog.tsx'
import type { Parked, StoredSession } from './store.ts'
import type { useAdding } from './use-adding.ts'
import type { useCart } from './use-cart.ts'
import type { Catalogue } from './use-catalogue.ts'
import { useEarlyKeys } from './use-early-keys.ts'
import { useNoScan } from './use-no-scan.ts'
import type { usePaid } from './use-paid.ts'
import { YesNo } from './yes-no.tsx'

type Props = {
  system: SystemId
  today: string
  stored: StoredSession
  catalogue: Catalogue
  sale: ReturnType<typeof useCart>
  adding: ReturnType<typeof useAdding>
  receipt: Printing
  paid: Pick<ReturnType<typeof usePaid>, 'sold' | 'explainFailure' | 'refused'>
  onPark: () => void
  onRetrieve: (parked: Parked) => void
  onClosed: (report: SessionReport) => void
}

/** The open dialog of a till. */
export function TillDialogs(props: Props) {
  const { system, today, stored, catalogue, sale, adding, receipt, paid } = props
  const { onPark, onRetrieve, onClosed } = props
  const { open, setOpen, attempt } = adding
  const close = () => setOpen(undefined)
  useKeysOfDialogs(adding, catalogue)
  if (!open) return null
  switch (open.is) {
    case 'search':
      return (
        <SearchDialog
          onClose={close}
          onChoose={(customer) => {
            close()
            attempt({ do: 'customer', customer })
          }}
        />
      )
    case 'payment':
      return (
        <PaymentDialog
          cart={sale.cart}
          session={stored}
          onSold={(done) => void paid.sold(done)}
          explainFailure={paid.explainFailure}
          onRefused={paid.refused}
          onClose={() => {
            close()
            // A ticket whose answer was lost is still pending on the disk.
            void sale.reload()
          }}
        />
      )
    case 'parked':
      return <ParkedDialog system={system} onClose={close} onRetrieve={onRetrieve} />
    case 'receipts':
      return (
        <ReceiptsDialog
          {...{ system, receipt }}
          session={stored.session.id}
          toLookAt={open.toLookAt ?? false}
          onClose={close}
        />
      )
    case 'drawer':
      return <DrawerDialog session={stored} onClosed={onClosed} onClose={close} />
    case 'new sale':
      return (
        <YesNo
          title="New Sale"
          text="Do you want to Park current Sale?"
          onClose={close}
          onAnswer={(yes) => {
            close()
            if (yes) onPark()
            else attempt({ do: 'clear' })
          }}
        />
      )
    default:
      return <LineDialog {...{ open, today, sale, adding }} />
  }
}

/**
 * Keeps scans out of a dialog that does not take them, and types into a dialog what was pressed before it opened. The
 * search takes the scan of a card, the receipts that of a receipt.
 */
function useKeysOfDialogs({ open, early, scan }: Props['adding'], { byBarcode }: Catalogue) {
  const t = useText()
  const takesScans = !open || open.is === 'search' || open.is === 'receipts'
  const notice = useRef<{ dismiss: () => void }>(undefined)
  const isKnown = (code: string) => byBarcode.has(code)
  useNoScan(!takesScans, isKnown, () => {
    notice.current = notify.failure(t('Please finish here first, then scan again.'))
  })
  useEarlyKeys({ early, open, isKnown, onScan: scan })
  // The notice about a scan behind a dialog disappears with the dialog.
  useEffect(() => {
    if (!open) notice.current?.dismiss()
  }, [open])
}
