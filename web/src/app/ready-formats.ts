/**
 * Makes the browser load its data for formatting numbers, days and times, which takes an old PC 50 ms. A worker loads
 * it for the page too, while the page renders without its rows. Any earlier, it would delay the page's files.
 */
export function readyFormats(): void {
  if ('Worker' in window) new Worker('/formats.js')
}
