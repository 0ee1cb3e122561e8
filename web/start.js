// Runs before the first paint, so that a dark screen never flashes white, and before the first file has come.
// The build writes it into the page (`inline-start.ts`). The theme switch stores its choice under this key.
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
  // 'Loading ...' is only worth drawing where the program takes long to come.
  setTimeout(() => document.documentElement.setAttribute('data-late', ''), 1000)
  if (/^#\/dictionary(\?|$)/.test(location.hash)) {
    // The field of `index.html`, in the language that `language.ts` will choose.
    const preferred = [language].concat(navigator.languages).map((tag) => tag?.split('-')[0])
    const known = preferred.find((tag) => tag === 'en' || tag === 'hi')
    document.documentElement.setAttribute('data-early', known || 'en')
    document.addEventListener('submit', (event) => {
      if (!event.target.matches('.early form')) return
      event.preventDefault()
      event.target.setAttribute('data-submitted', '')
    })
  }
  // The list of the files of the address (`web/files-of-screens.ts`) calls `preload`.
  var screen = /^#\/([a-zA-Z/-]+)(\?|$)/.exec(location.hash)
  if (!screen || screen[1] === 'login' || !navigator.onLine) return
  window.preload = (names, isPublic) => {
    if (!session && !isPublic) return
    for (const name of names) {
      const link = document.createElement('link')
      link.rel = name.endsWith('.js') ? 'modulepreload' : 'preload'
      if (!name.endsWith('.js')) link.as = name.endsWith('.css') ? 'style' : 'font'
      // As the files themselves are asked for later; the browser would fetch them twice otherwise.
      link.crossOrigin = ''
      link.href = `/assets/${name}`
      document.head.appendChild(link)
    }
  }
  var list = document.createElement('script')
  list.src = `/files/${screen[1].replaceAll('/', '-')}.js`
  document.head.appendChild(list)
})()
