import { say } from '@nivas/contract/texts.ts'
import { type ComponentType, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { connected } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { reach } from '../api/reach.ts'
import { whenNothingIsUrgent } from '../api/urgent.ts'
import { ScreenContext } from '../app/shell-context.tsx'
import { translate } from '../languages/translate.ts'
import { useText } from '../languages/use-text.ts'
import { holdKeys } from './hold-keys.ts'
import classes from './on-demand.module.css'

/**
 * The delay in ms before the files are fetched. Most dialogs are opened later than this, when their files have loaded.
 */
const SOON = 1_000

type Part<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** The pending fetch of its files, if there is one. */
  coming: Promise<ComponentType<Props>> | undefined
  /** Undefined until its files have loaded. */
  Loaded: ComponentType<Props> | undefined
}

/** The property of a dialog, which can be closed even while it loads. Other parts do not have it. */
type Closing = { onClose?: (() => void) | undefined }

/**
 * Makes a component for a part of a screen that is not rendered at first, such as a dialog. Its files are fetched when
 * the page is idle, or earlier when the part is rendered. This lets a list render without the code of forms (decision
 * 0288). Keys that are typed while a dialog opens go into the dialog.
 *
 *     const AddUser = onDemand(async () => (await import('./add-user.tsx')).AddUser)
 */
export function onDemand<Props extends object>(load: Part<Props>['load']) {
  const part: Part<Props> = { load, coming: undefined, Loaded: undefined }
  // Does not fetch without a network, because the browser keeps the failure of an import (decision 0263).
  void whenNothingIsUrgent(SOON)
    .then(async () => {
      if (isConnected()) await fetchPart(part)
    })
    .catch(() => undefined)
  return (props: Props) => <Shown part={part} props={props} />
}

async function fetchPart<Props>(part: Part<Props>): Promise<ComponentType<Props>> {
  part.coming ??= part.load()
  try {
    part.Loaded = await part.coming
    return part.Loaded
  } finally {
    part.coming = undefined
  }
}

const isConnected = () => navigator.onLine && connected.get()

type State<Props> = Pick<Part<Props>, 'Loaded'> & { failure?: unknown }

/**
 * Used instead of `lazy`, which opens a dialog 300 ms late even when its files have loaded, because React shows a
 * fallback for at least that long.
 */
function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const t = useText()
  const [{ Loaded, failure }, setState] = useState<State<Props>>({ Loaded: part.Loaded })
  const { onClose } = props as Closing
  const worksOffline = useContext(ScreenContext)?.offline ?? false
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => (close.current ? holdKeys(() => close.current?.()) : undefined), [])
  useEffect(() => {
    if (Loaded) return
    let isOpen = true
    // Reaches for the server first: only the files of a screen that works offline are in the browser (decision 0263).
    const reached = worksOffline || part.coming ? Promise.resolve() : reach()
    const fetched = reached.then(() => fetchPart(part))
    fetched.then(
      (loaded) => setState({ Loaded: loaded }),
      (reason: unknown) => {
        // Once it was closed, `close` would close the dialog that the screen shows now.
        if (!isOpen) return
        // Closes the dialog and keeps the list.
        if (close.current && !isConnected()) {
          notify.failure(translate(say('This needs the connection. Please try again when it is back.')))
          close.current()
        } else setState({ Loaded: undefined, failure: reason })
      },
    )
    return () => {
      isOpen = false
    }
  }, [part, Loaded, worksOffline])
  // The router reloads a page whose files are missing.
  if (failure) throw failure
  if (Loaded) return <Loaded {...props} />
  return (
    <p role="status" className={classes.waiting}>
      {t('Loading ...')}
    </p>
  )
}
