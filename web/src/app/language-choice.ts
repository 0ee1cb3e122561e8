import type { Language } from '@nivas/contract/access/schemas.ts'
import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { send } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { currentLanguage, rememberedLanguage, setLanguage } from '../languages/language.ts'
import { translate } from '../languages/translate.ts'

/**
 * Whether the visitor chose a language before signing in. It then takes precedence over the user's stored language.
 */
let chosenBefore = false

const remember = (language: Language) => send(sessionCalls.setLanguage, { language }).catch(() => undefined)

/** Changes the language at the user's request. The server stores it for a signed-in user. */
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
 * Switches to the user's stored language at sign-in, unless the visitor has just chosen another one. A user without a
 * stored language keeps that of the sign-in screen, which may still be loading.
 */
export async function adoptLanguage(language: Language | null): Promise<void> {
  const shown = chosenBefore ? currentLanguage() : rememberedLanguage()
  if (language === null || (chosenBefore && language !== shown)) void remember(shown)
  else await setLanguage(language).catch(() => undefined)
  chosenBefore = false
}
