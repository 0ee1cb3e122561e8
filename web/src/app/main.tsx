import '@mantine/core/styles.layer.css'
import './fonts.css'
import './base.css'
import { createRoot } from 'react-dom/client'
import { sessionKey } from '../api/session-key.ts'
import { knowCatalogues, rememberedLanguage, setLanguage } from '../languages/language.ts'
import { App } from './app.tsx'
import { areas } from './areas.ts'
import { watchConnection } from './connection.ts'
import { keepFiles } from './keep-files.ts'
import { fetchScreen, makeRouter } from './router.tsx'
import { findSession, session, watchOtherTabs } from './session.tsx'

const router = makeRouter(areas)
knowCatalogues(areas.flatMap(({ hindi }) => hindi))
// After a sign-in or sign-out the router checks every address again.
session.subscribe(() => void router.invalidate())

watchConnection()
watchOtherTabs()
// All requests start at once; the screens wait for all.
void findSession()
if (sessionKey() !== undefined) fetchScreen(router)
await setLanguage(rememberedLanguage()).catch(() => undefined)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App areas={areas} router={router} />)

keepFiles()
