// Draws the icons of the installed web app, web/public/icon-*.png, from the product's mark. Run it by hand when the
// mark changes: `node tools/icons.mjs`. It needs the browser of the journeys.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { browserPath, flags } from '../e2e/browser.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'web', 'public')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')

/**
 * The name of each icon, its side in pixels, and the mark's share of the side. Systems cut a maskable icon to a circle
 * of four fifths.
 */
const icons = [
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable-512.png', 512, 0.6],
]

const browser = await chromium.launch({ executablePath: await browserPath(), args: flags })
const page = await browser.newPage()
for (const [name, side, share] of icons) {
  const padding = Math.round((side * (1 - share)) / 2)
  const ground = share < 1 ? '#16191c' : 'transparent'
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<body style="margin:0"><div style="box-sizing:border-box;width:${side}px;height:${side}px;padding:${padding}px;background:${ground}">${mark}</div>`,
  )
  await page.screenshot({ path: join(folder, name), omitBackground: true })
}
await browser.close()
