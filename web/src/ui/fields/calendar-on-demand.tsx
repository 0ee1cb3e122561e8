import { Skeleton } from '@mantine/core'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { type OnDemandFiles, useFetchFiles } from '../on-demand-files.ts'
import type Calendar from './calendar.tsx'
import classes from './fields.module.css'

type Props = ComponentProps<typeof Calendar>
type State = { Loaded?: ComponentType<Props> | undefined; failure?: unknown }

const files: OnDemandFiles<ComponentType<Props>> = {
  load: async () => (await import('./calendar.tsx')).default,
}

/**
 * The calendar, whose files load when the first one is opened. When they cannot be loaded, it shows the reason in its
 * place: the user can type the day or try again, and the form stays as it is.
 *
 * @param onFailure gives the focus to the field
 */
export function CalendarOnDemand({ onFailure, ...props }: Props & { onFailure: () => void }) {
  const fetchFiles = useFetchFiles()
  const [{ Loaded, failure }, setState] = useState<State>({ Loaded: files.loaded })
  const here = useRef(false)
  const fetchCalendar = () =>
    fetchFiles(files).then(
      (loaded) => setState({ Loaded: loaded }),
      (reason: unknown) => {
        setState({ failure: reason })
        if (here.current) onFailure()
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    here.current = true
    if (!Loaded) void fetchCalendar()
    return () => {
      here.current = false
    }
  }, [])
  if (Loaded) return <Loaded {...props} />
  if (!failure) return <Skeleton className={classes.calendar} tabIndex={-1} />
  return (
    <div className={classes.calendar}>
      <LoadFailure
        of={{ data: undefined, error: failure, refetch: fetchCalendar }}
        text="The calendar could not be loaded. Type the day, or try again with a connection."
      />
    </div>
  )
}
