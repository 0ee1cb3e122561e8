import type { Call, Request } from '@nivas/contract/call.ts'
import type { Wording } from '@nivas/contract/texts.ts'
import { useCall } from '../api/hooks.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { staleCatalogue } from './stale.ts'

/** Returns a function that removes a record of the catalogue after a question. */
export function useRemove<C extends Call>(call: C) {
  const confirm = useConfirm()
  const { mutate } = useCall(call, { makesStale: staleCatalogue })
  return async (text: Wording, request: Request<C>) => {
    if (await confirm({ title: 'Delete', text, action: 'Delete', danger: true })) mutate(request)
  }
}
