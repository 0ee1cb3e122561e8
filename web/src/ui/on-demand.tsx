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

/** In ms: most dialogs are opened later than this, when their files are there. */
const SOON = 1_000

type Part<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** While its files are being fetched. */
  coming: Promise<ComponentType<Props>> | undefined
  /** Undefined until its files have come. */
  Loaded: ComponentType<Props> | undefined
}

/** A dialog can be closed, also while it loads; other parts cannot. */
type Closing = { onClose?: (() => void) | undefined }

/**
 * A part of a screen that is not drawn at first, as a dialog: its files come when the page is at rest, or when it is
 * drawn before that. A list is drawn without forms this way (decision 0288). What is typed while a dialog opens goes
 * into it.
 *
 *     const AddUser = onDemand(async () => (await import('./add-user.tsx')).AddUser)
 */
export function onDemand<Props extends object>(load: Part<Props>['load']) {
  const part: Part<Props> = { load, coming: undefined, Loaded: undefined }
  // Not without a network: the browser keeps the failure of an import (decision 0263).
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

/** Instead of `lazy`, with which it opens 300 ms late, also when its files are there: React keeps a fallback as long. */
function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const t = useText()
  const [{ Loaded, failure }, setState] = useState<State<Props>>({ Loaded: part.Loaded })
  const { onClose } = props as Closing
  const isKept = useContext(ScreenContext)?.offline ?? false
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => (close.current ? holdKeys(() => close.current?.()) : undefined), [])
  useEffect(() => {
    if (Loaded) return
    // As above: only the files of a screen that works without a network are in the browser.
    const reached = isKept || part.coming ? Promise.resolve() : reach()
    const fetched = reached.then(() => fetchPart(part))
    fetched.then(
      (loaded) => setState({ Loaded: loaded }),
      (reason: unknown) => {
        // The list stays.
        if (close.current && !isConnected()) {
          notify.failure(translate(say('This needs the connection. Please try again when it is back.')))
          close.current()
        } else setState({ Loaded: undefined, failure: reason })
      },
    )
  }, [part, Loaded, isKept])
  // The router reloads a page whose files are missing.
  if (failure) throw failure
  if (Loaded) return <Loaded {...props} />
  return (
    <p role="status" className={classes.waiting}>
      {t('Loading ...')}
    </p>
  )
}
