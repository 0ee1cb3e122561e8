import '@mantine/core/styles.layer.css'
import 'virtual:theme.css'
import './fonts.css'
import './base.css'
import { createRoot } from 'react-dom/client'
import { sessionKey } from '../api/session-key.ts'
import { tillKey } from '../api/till.ts'
import { whenNothingIsUrgent } from '../api/urgent.ts'
import { askVenue } from '../api/venue.ts'
import { followOtherTabs, knowCatalogues, rememberedLanguage, setLanguage } from '../languages/language.ts'
import { answers } from './answers.ts'
import { App } from './app.tsx'
import { watchConnection } from './connection.ts'
import { watchEarlyWord } from './early-word.ts'
import { keepFiles } from './keep-files.ts'
import { openAll, product } from './product.ts'
import { readyFormats } from './ready-formats.ts'
import { fetchScreen } from './router.tsx'
import { closeScreensBy, findSession, session, watchOtherTabs } from './session.tsx'
import { typePlainDigits } from './type-plain-digits.ts'
import { watchTime } from './watch-time.ts'

function start() {
  knowCatalogues(async () => (await import('./areas.ts')).areas.flatMap(({ hindi }) => hindi))
  // After a sign-in or sign-out the router checks every address again.
  const checkAddress = () => product.get().router.invalidate()
  session.subscribe(() => void checkAddress())
  closeScreensBy(checkAddress)

  typePlainDigits()
  watchConnection()
  watchTime(answers)
  watchOtherTabs()
  followOtherTabs()
  // All requests start at once; the screens wait for all.
  void findSession()
  void askVenue(answers)
  const isVisitor = sessionKey() === undefined
  const opened = (isVisitor ? Promise.resolve(product.get()) : openAll()).then(({ router }) =>
    fetchScreen(router, isVisitor),
  )
  if (!isVisitor) void whenNothingIsUrgent().then(tillKey)
  // Not by `await` at the top: the areas import from this file, which would wait for them and they for it.
  void Promise.allSettled([setLanguage(rememberedLanguage()), opened]).then(() => {
    const root = document.getElementById('root')
    if (!root) return
    if (!isVisitor) readyFormats()
    watchEarlyWord(root)
    createRoot(root).render(<App />)
  })

  keepFiles()
}

// Browsers since 2024 have these, and all older parts. Those of Windows 7, of which Chrome 109 and Firefox 115 are the last, get them first.
const isOlder = !(
  'any' in AbortSignal &&
  'canParse' in URL &&
  'groupBy' in Map &&
  'popover' in HTMLElement.prototype
)
if (isOlder) void import('./older-browsers.ts').then(start)
else start()
