import { connected } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { whenNothingIsUrgent } from '../api/urgent.ts'
import { translate } from '../languages/translate.ts'

/**
 * Makes the browser store the files of `offline` screens. Only a page over https, or from this machine, can do that.
 * Other pages work only while the server answers. `npm run dev` stores no files.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first worker of a page that had none is not a new version.
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // An open page keeps its files, because the user may be in the middle of an entry.
    if (isUpdate) notify.success(translate('A new version is ready.'), offer)
    isUpdate = true
  })
  /** Registers the worker. An installation that was interrupted by the network continues where it stopped. */
  const ask = () =>
    void serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      .then((registration) => registration.update())
      .catch(() => undefined)
  void whenNothingIsUrgent().then(ask)
  window.setInterval(ask, EVERY)
  connected.subscribe(() => connected.get() && ask())
}

/** The interval in ms at which a page checks for a new version, since a counter stays open for days. */
const EVERY = 600_000

const offer = { label: 'Reload' as const, onClick: () => window.location.reload() }
