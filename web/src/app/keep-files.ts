import { connected } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { translate } from '../languages/translate.ts'

/**
 * Has the browser keep the files of screens that are `offline`, for when there is no network. Only a page that came by https, or
 * from this machine, may have that; others work as long as the server answers. `npm run dev` keeps nothing.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // What is open goes on with the files that it began with: somebody may be in the middle of an entry.
    if (isUpdate) notify.success(translate('A new version is ready.'), offer)
  })
  /** An installation that the network broke off is begun again, and goes on where it was. */
  const ask = () =>
    void serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      .then((kept) => kept.update())
      .catch(() => undefined)
  ask()
  window.setInterval(ask, EVERY)
  connected.subscribe(() => connected.get() && ask())
}

/** A counter is open for days: it asks for a new version so often, in ms. */
const EVERY = 600_000

const offer = { label: 'Reload' as const, onClick: () => window.location.reload() }
