import type { Language } from '@nivas/contract/access/schemas.ts'
import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { send } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { currentLanguage, rememberedLanguage, setLanguage } from '../languages/language.ts'
import { translate } from '../languages/translate.ts'

/** Whether the visitor chose a language before signing in: it wins over the user's stored language. */
let chosenBefore = false

const remember = (language: Language) => send(sessionCalls.setLanguage, { language }).catch(() => undefined)

/** Changes the language at the user's request; the server stores it for a signed-in user. */
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

/**
 * At sign-in: the stored language of the user, unless another one was just chosen. A user who has none yet keeps that of
 * the sign-in screen, which may still be loading.
 */
export async function adoptLanguage(language: Language | null): Promise<void> {
  const shown = chosenBefore ? currentLanguage() : rememberedLanguage()
  if (language === null || (chosenBefore && language !== shown)) void remember(shown)
  else await setLanguage(language).catch(() => undefined)
  chosenBefore = false
}
