/**
 * Has the browser load its data of numbers, days and times, which takes an old PC 50 ms: a thread of its own loads
 * them for the page as well, while the page is drawn without its rows. Earlier it would delay the page's files.
 */
export function readyFormats(): void {
  if ('Worker' in window) new Worker('/formats.js')
}
