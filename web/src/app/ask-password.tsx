import { useEffect } from 'react'
import { onPasswordNeeded } from '../api/client.ts'
import { createStore, useStore } from '../api/store.ts'
import { session } from './session.tsx'

const fetchDialog = () => import('./password-dialog.tsx')

type Asked = {
  answer: (given: boolean) => void
  Shown: Awaited<ReturnType<typeof fetchDialog>>['PasswordDialog']
}

const asked = createStore<Asked | undefined>(undefined)
let asking: Promise<boolean> | undefined

/** When several calls need the password at the same time, one dialog asks for it, and all calls continue. */
onPasswordNeeded(() => {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
})

async function ask(): Promise<boolean> {
  const { PasswordDialog } = await fetchDialog()
  const given = await new Promise<boolean>((answer) => asked.set({ answer, Shown: PasswordDialog }))
  asked.set(undefined)
  return given
}

/** The dialog that asks for the password again when a call needs it. The application renders it once. */
export function AskPassword() {
  const now = useStore(asked)
  const signedIn = typeof useStore(session) === 'object'
  useEffect(() => {
    if (!signedIn) now?.answer(false)
  }, [signedIn, now])
  return now && <now.Shown answer={now.answer} />
}
