import { type ComponentType, useEffect, useState } from 'react'
import { connected } from '../api/client.ts'
import { whenNothingIsUrgent } from '../api/urgent.ts'

/** In ms: nobody opens a dialog of a page sooner than this; its files are there then. */
const SOON = 1_000

type Part<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Undefined until its files have come. */
  Loaded: ComponentType<Props> | undefined
}

/**
 * A part of a screen that is not drawn at first, as a dialog: its files come when the page is at rest, or when it is
 * drawn before that. A list is drawn without forms this way (decision 0288).
 *
 *     const AddUser = onDemand(async () => (await import('./add-user.tsx')).AddUser)
 */
export function onDemand<Props extends object>(load: Part<Props>['load']) {
  const part: Part<Props> = { load, Loaded: undefined }
  // Not without a network: the browser keeps the failure of an import (decision 0263).
  void whenNothingIsUrgent(SOON)
    .then(async () => {
      if (connected.get()) await fetchPart(part)
    })
    .catch(() => undefined)
  return (props: Props) => <Shown part={part} props={props} />
}

async function fetchPart<Props>(part: Part<Props>): Promise<ComponentType<Props>> {
  part.Loaded = await part.load()
  return part.Loaded
}

type State<Props> = Pick<Part<Props>, 'Loaded'> & { failure?: unknown }

/** Instead of `lazy`, with which it opens 300 ms late, also when its files are there: React keeps a fallback as long. */
function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [{ Loaded, failure }, setState] = useState<State<Props>>({ Loaded: part.Loaded })
  useEffect(() => {
    if (Loaded) return
    fetchPart(part).then(
      (loaded) => setState({ Loaded: loaded }),
      (reason: unknown) => setState({ Loaded: undefined, failure: reason }),
    )
  }, [part, Loaded])
  // The router reloads a page whose files are missing.
  if (failure) throw failure
  return Loaded && <Loaded {...props} />
}
