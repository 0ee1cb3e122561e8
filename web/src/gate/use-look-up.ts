import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { FoundSatsangi } from '@nivas/contract/gate/schemas.ts'
import { useRef, useState } from 'react'
import { connected, send } from '../api/client.ts'
import { failureText } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'

/** Finds whose card it is. `said` is why nobody was found, in the reader's language; `stop` gives up waiting. */
export function useLookUp() {
  const t = useText()
  const [pending, setPending] = useState(false)
  const [said, setSaid] = useState<string>()
  const asking = useRef<AbortController>(undefined)

  const lookUp = async (id_card_no: string): Promise<FoundSatsangi | undefined> => {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    setSaid(undefined)
    setPending(true)
    try {
      const { customer } = await send(calls.validateSatsangi, { id_card_no }, { signal: mine.signal })
      return customer[0]
    } catch (failure) {
      if (!mine.signal.aborted)
        setSaid(
          t(connected.get() ? failureText(failure) : 'There is no connection. Please enter data manually.'),
        )
      return undefined
    } finally {
      if (asking.current === mine) setPending(false)
    }
  }
  return { lookUp, pending, said, clear: () => setSaid(undefined), stop: () => asking.current?.abort() }
}

/** Name and surname of a satsangi in one. */
export const fullName = ({ main_name, surname }: FoundSatsangi): string => `${main_name} ${surname}`.trim()
