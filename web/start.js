// Runs before the first paint, so that a dark screen never flashes white, and before the first file arrives. The build
// writes it into the page (`inline-start.ts`). The theme switch stores its choice under this key.
;(() => {
  var chosen = null
  var session = null
  var language = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
    language = localStorage.getItem('nivas.language')
    session = localStorage.getItem('nivas.session-key')
  } catch (_) {}
  var dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // 'Loading ...' is worth showing only when the application takes long to load.
  setTimeout(() => document.documentElement.setAttribute('data-late', ''), 1000)
  if (/^#\/dictionary(\?|$)/.test(location.hash)) {
    // Shows the field of `index.html`, in the language that `language.ts` will choose.
    const preferred = [language].concat(navigator.languages).map((tag) => tag?.split('-')[0])
    const known = preferred.find((tag) => tag === 'en' || tag === 'hi')
    document.documentElement.setAttribute('data-early', known || 'en')
    document.addEventListener('submit', (event) => {
      if (!event.target.matches('.early form')) return
      event.preventDefault()
      event.target.setAttribute('data-submitted', '')
    })
  }
  // Requests what every page asks first, before its files, which take longer (`api/early-answers.ts`).
  if (navigator.onLine) {
    const headers = { Accept: 'application/json', 'X-Requested-With': 'nivas' }
    if (session) headers['X-Session-Key'] = session
    const requests = {}
    for (const path of session ? ['/api/auth/user', '/api/venue'] : ['/api/venue']) {
      const abort = new AbortController()
      const sent = fetch(path, { headers, credentials: 'same-origin', signal: abort.signal })
      // Read to its end: an answer that the program does not take would keep its connection.
      const answer = sent.then(async (response) => new Response(await response.arrayBuffer(), response))
      // The call that waits for it handles a failure. There may be none.
      answer.catch(() => {})
      requests[path] = { answer, abort }
    }
    window.early = { key: session, requests }
  }
  // Preloads the files of the address (`web/files-of-screens.ts`). A screen of staff is useless without a session.
  var screen = /^#\/([a-zA-Z/-]+)(\?|$)/.exec(location.hash)
  var lists = JSON.parse(document.getElementById('files')?.textContent || '{}')
  if (!screen || screen[1] === 'login' || !lists.files || !navigator.onLine) return
  // Only own properties: every object also has a `constructor`.
  const placesIn = (list) => Object.hasOwn(list, screen[1]) && list[screen[1]]
  for (const place of placesIn(lists.public) || (session && placesIn(lists.staff)) || []) {
    const name = lists.files[place]
    // The worker has the fonts, and Chromium does not use a preload that the worker has answered for a stylesheet.
    if (!name.endsWith('.js') && navigator.serviceWorker?.controller) continue
    const link = document.createElement('link')
    link.rel = name.endsWith('.js') ? 'modulepreload' : 'preload'
    if (!name.endsWith('.js')) link.as = 'font'
    // Must match the later requests of the files, or the browser would fetch them twice.
    link.crossOrigin = ''
    link.href = `/assets/${name}`
    document.head.appendChild(link)
  }
})()

// Focuses what is pressed, as other browsers do. Safari does not, so a dialog could not return the focus to its button.
if (navigator.vendor.startsWith('Apple'))
  addEventListener('mousedown', (event) => {
    const pressed = event.target.closest?.('button, a[href], summary, [type="checkbox"], [type="radio"]')
    if (!pressed || event.defaultPrevented) return
    // Safari would then take the focus away.
    event.preventDefault()
    pressed.focus({ preventScroll: true })
  })
