import type { Call, Request } from '@nivas/contract/call.ts'
import { useCall } from '../api/hooks.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { staleCatalogue } from './stale.ts'

/** Removes something of the catalogue after a question, an English text or one that is translated already. */
export function useRemove<C extends Call>(call: C) {
  const confirm = useConfirm()
  const { mutate } = useCall(call, { makesStale: staleCatalogue })
  return async (text: string, request: Request<C>) => {
    if (await confirm({ title: 'Delete', text, action: 'Delete', danger: true })) mutate(request)
  }
}
