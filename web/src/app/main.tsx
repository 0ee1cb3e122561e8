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
  // All requests start at the same time. The screens wait for all of them.
  void findSession()
  void askVenue(answers)
  const isVisitor = sessionKey() === undefined
  const opened = (isVisitor ? Promise.resolve(product.get()) : openAll()).then(({ router }) =>
    fetchScreen(router, isVisitor),
  )
  if (!isVisitor) void whenNothingIsUrgent().then(tillKey)
  // A top-level `await` would not work: the areas import this file, so each would wait for the other.
  void Promise.allSettled([setLanguage(rememberedLanguage()), opened]).then(() => {
    const root = document.getElementById('root')
    if (!root) return
    if (!isVisitor) readyFormats()
    watchEarlyWord(root)
    createRoot(root).render(<App />)
  })

  keepFiles()
}

// Browsers since 2024 have these features and all older ones. The browsers of Windows 7, whose last versions are Chrome
// 109 and Firefox 115, get them first.
const isOlder = !(
  'any' in AbortSignal &&
  'canParse' in URL &&
  'groupBy' in Map &&
  'popover' in HTMLElement.prototype
)
if (isOlder) void import('./older-browsers.ts').then(start)
else start()
