import { Portal } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useStore } from '../../api/store.ts'
import classes from './papers.module.css'
import { jobs, PRINT_DELAY_MS, type PrintJob } from './print.ts'

/** The invisible area where papers are laid out before they are printed; the application has one. */
export function Papers() {
  const [first] = useStore(jobs)
  return first ? <Paper key={first.id} {...first} /> : null
}

function Paper({ id, paper, size, name, done, failed }: PrintJob) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let given = false
    const end = () => jobs.set(jobs.get().filter((job) => job.id !== id))
    const run = async () => {
      await ready(area.current)
      if (given) return
      await printNow(name)
      done()
      end()
    }
    run().catch((error: unknown) => {
      failed(error)
      end()
    })
    return () => {
      given = true
    }
  }, [id, name, done, failed])
  return (
    <Portal reuseTargetNode={false}>
      <style>{`@page { size: ${SHEETS[size]}; margin: ${MARGINS[size]} }`}</style>
      <div ref={area} className={classes.area} data-print-area data-size={size} aria-hidden>
        {paper}
      </div>
    </Portal>
  )
}

/** CSS does not know every sheet by its name. */
const SHEETS = {
  A4: '210mm 297mm',
  A5: '148mm 210mm',
  A6: '105mm 148mm',
  'A4 labels': '210mm 297mm',
  '58mm': '58mm 40mm',
} as const

/** The margins that printers need; labels have theirs on the sheet. */
const MARGINS = { A4: '12mm', A5: '9mm', A6: '6mm', 'A4 labels': '0', '58mm': '2mm' } as const

/** Waits for the specification's second, and until fonts and pictures have loaded. */
async function ready(area: HTMLElement | null): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRINT_DELAY_MS))
  await document.fonts.ready
  const pictures = [...(area?.querySelectorAll('img') ?? [])]
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

/** Browsers suggest the page's title as the name of a file. */
async function printNow(name: string | undefined): Promise<void> {
  const title = document.title
  const closed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }))
  document.documentElement.dataset.printing = ''
  if (name) document.title = name
  try {
    // Most browsers continue here when their dialog is closed; nearly all of them also fire an event.
    window.print()
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, SILENCE_MS))])
  } finally {
    document.title = title
    delete document.documentElement.dataset.printing
  }
}

/** After this time without an event the browser is taken to send none: the next paper may follow. */
const SILENCE_MS = 3000
