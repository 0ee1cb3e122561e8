import type { Language } from '@nivas/contract/access/schemas.ts'
import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { send } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { currentLanguage, setLanguage } from '../languages/language.ts'
import { translate } from '../languages/translate.ts'

/** Whether somebody chose a language before signing in: then it stays, whatever the user read last time. */
let chosenBefore = false

const remember = (language: Language) => send(sessionCalls.setLanguage, { language }).catch(() => undefined)

/** Changes the language when the reader asks for it; of a signed-in one the server remembers it. */
export async function chooseLanguage(language: Language, signedIn: boolean): Promise<void> {
  try {
    await setLanguage(language)
  } catch {
    notify.failure(translate('Please try again later.'))
    return
  }
  if (signedIn) void remember(language)
  else chosenBefore = true
}

/** At sign-in: the language that the user reads, unless another one was just chosen. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (chosenBefore && language !== currentLanguage()) void remember(currentLanguage())
  else await setLanguage(language).catch(() => undefined)
  chosenBefore = false
}
