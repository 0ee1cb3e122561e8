import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { CashSession, SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { say } from '@nivas/contract/texts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { send } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { translate } from '../languages/translate.ts'

const nameOf = ({ counter, number }: CashSession) => `${translate(counterNames[counter])} ${number}`

/**
 * Shows a notice about a session that this screen still has as open. Its user may have closed it: by a request whose
 * answer was lost, or in another window.
 */
function noteClosed(session: CashSession, closing: SessionReport['closing'] | undefined): void {
  notify.failure(
    translate(
      closing
        ? say('{{session}} was closed by {{name}}. Unsaved changes are not in it.', {
            session: nameOf(session),
            name: closing.closed_by,
          })
        : say(
            '{{session}} was closed meanwhile by a supervisor or in another window. Unsaved changes are not in it.',
            { session: nameOf(session) },
          ),
    ),
  )
}

/**
 * Shows a notice, and calls `onClosed` with the Z report, when the session on the screen was closed, but not by an
 * answer to this screen. The session leaves the list, and an open dialog closes with the refusal that it may show.
 *
 * @param sessions the open ones; undefined while they are unknown
 * @param chosen the id of the session in use
 * @returns a function to call with the id of a session whose Z report this screen shows already
 */
export function useClosedElsewhere(
  sessions: readonly CashSession[] | undefined,
  chosen: number | undefined,
  onClosed: (report: SessionReport) => void,
) {
  const seen = useRef<CashSession>(undefined)
  const closedHere = useRef<number>(undefined)
  const tell = useEffectEvent((session: CashSession) => {
    closedHere.current = session.id
    void send(calls.report, { id: session.id }).then(
      ({ data }) => {
        noteClosed(session, data.closing)
        if (data.closing) onClosed(data)
      },
      () => noteClosed(session, undefined),
    )
  })
  useEffect(() => {
    if (!sessions) return
    const before = seen.current
    // A session that was just opened appears in the list a moment later.
    seen.current = sessions.find(({ id }) => id === chosen)
    if (!before || before.id !== chosen || seen.current || closedHere.current === chosen) return
    tell(before)
  }, [sessions, chosen])
  return (id: number) => {
    closedHere.current = id
  }
}

/**
 * Shows a notice, and calls `onClosed`, when the report of a session that is on the screen as open turns out to be its Z
 * report: of the session of a till, which is in no list.
 *
 * @returns a function to call with the Z report of a session that this screen closes itself
 */
export function useClosedReport(
  report: SessionReport | undefined,
  onClosed: (report: SessionReport) => void,
): (report: SessionReport) => void {
  const isTold = useRef(false)
  const closed = useEffectEvent((report: SessionReport) => {
    if (isTold.current) return
    isTold.current = true
    noteClosed(report, report.closing)
    onClosed(report)
  })
  useEffect(() => {
    if (report?.closing) closed(report)
  }, [report])
  return (report) => {
    isTold.current = true
    onClosed(report)
  }
}
