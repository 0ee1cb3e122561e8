// Runs before the first paint, so that a dark screen never flashes white. A file of its own: inline scripts
// are forbidden here. The theme switch stores its choice under this key.
;(() => {
  var chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch (_) {}
  var dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
