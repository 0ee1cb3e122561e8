import { Portal } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStore } from '../../api/store.ts'
import classes from './papers.module.css'
import { jobs, PRINT_DELAY_MS, type PrintJob } from './print.ts'

/** The invisible area where papers are laid out before they are printed. The application renders it once. */
export function Papers() {
  const [first] = useStore(jobs)
  return first ? <Paper key={first.id} {...first} /> : null
}

function Paper({ paper, size, name, end }: PrintJob) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isUnmounted = false
    const run = async () => {
      await ready(area.current)
      if (isUnmounted) return
      await printNow(name)
      end(true)
    }
    run().catch(() => end(false))
    return () => {
      isUnmounted = true
    }
  }, [name, end])
  return (
    <Portal reuseTargetNode={false} className={classes.paper ?? ''}>
      <style>{`@page { size: ${SHEETS[size]}; margin: ${MARGINS[size]} }`}</style>
      <div ref={area} className={classes.area} data-print-area data-size={size} aria-hidden>
        <CatchBoundary getResetKey={() => name} onCatch={() => end(false)} errorComponent={() => null}>
          {paper}
        </CatchBoundary>
      </div>
    </Portal>
  )
}

/** The sizes of the sheets, in numbers because CSS does not have a name for each one. */
const SHEETS = {
  A4: '210mm 297mm',
  A5: '148mm 210mm',
  A6: '105mm 148mm',
  'A4 labels': '210mm 297mm',
  '58mm': '58mm 40mm',
} as const

/** The margins that printers need. The sheet of labels has its own margins. */
const MARGINS = { A4: '12mm', A5: '9mm', A6: '6mm', 'A4 labels': '0', '58mm': '2mm' } as const

/** Waits for the second that the specification requires, and until fonts and pictures have loaded. */
async function ready(area: HTMLElement | null): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRINT_DELAY_MS))
  await document.fonts.ready
  const pictures = [...(area?.querySelectorAll('img') ?? [])]
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

/** Prints the page. While it prints, the page's title is `name`, which browsers suggest as the name of a file. */
async function printNow(name: string): Promise<void> {
  const title = document.title
  const closed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }))
  document.documentElement.dataset.printing = ''
  document.title = name
  try {
    // In most browsers `print` returns when the dialog is closed. Nearly all browsers also fire an event.
    window.print()
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, SILENCE_MS))])
  } finally {
    document.title = title
    delete document.documentElement.dataset.printing
  }
}

/**
 * The time to wait for the event. A browser that sends none in this time is taken to never send it, and the next paper
 * may follow.
 */
const SILENCE_MS = 3000
