import { useEffect } from 'react'
import { oneOf } from '../../ui/address.ts'
import { useAddress } from '../../ui/use-address.ts'
import type { Open } from './use-adding.ts'

const readers = { receipts: oneOf(['', 'look']) }

/** Opens the receipts that need a look for `?receipts=look`, and removes the parameter from the address. */
export function useReceiptsOfAddress(open: (dialog: Open) => void): void {
  const [{ receipts }, change] = useAddress(readers)
  useEffect(() => {
    if (receipts !== 'look') return
    open({ is: 'receipts', toLookAt: true })
    change({ receipts: '' }, { replace: true })
  }, [receipts, open, change])
}
