import { connected } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { whenNothingIsUrgent } from '../api/urgent.ts'
import { translate } from '../languages/translate.ts'

/**
 * Makes the browser store the files of screens that are `offline`. Only a page over https, or from this
 * machine, may do that; others work as long as the server answers. `npm run dev` stores nothing.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first worker of a page that had none is no new version.
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // An open page keeps the files that it started with: the user may be in the middle of an entry.
    if (isUpdate) notify.success(translate('A new version is ready.'), offer)
    isUpdate = true
  })
  /** An installation that the network interrupted is started again, and continues from there. */
  const ask = () =>
    void serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      .then((kept) => kept.update())
      .catch(() => undefined)
  void whenNothingIsUrgent().then(ask)
  window.setInterval(ask, EVERY)
  connected.subscribe(() => connected.get() && ask())
}

/** In ms: a counter is open for days, and checks for a new version this often. */
const EVERY = 600_000

const offer = { label: 'Reload' as const, onClick: () => window.location.reload() }
