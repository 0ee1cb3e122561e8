import { Button, Group, Notification, Portal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { dismiss, type Notice, notices } from '../api/notices.ts'
import { useStore } from '../api/store.ts'
import { useText } from '../languages/use-text.ts'
import { KeyChip } from './key-chip.tsx'
import classes from './notices.module.css'
import { focusAfterRemoval } from './use-return-focus.ts'

/** The time after which a success closes automatically. A notice with an offer stays as long as the offer is valid. */
const SUCCESS_MS = 4000

/**
 * Shows the notices. The application renders it once. Screen readers read a success when they are idle and a refusal
 * immediately. They do not read earlier notices again.
 */
export function Notices() {
  const all = useStore(notices)
  useWindowEvent('keydown', ({ key }) => {
    const last = all.findLast(({ offer }) => offer?.hotkey === key)
    if (!last) return
    dismiss(last.id)
    focusAfterRemoval()
    last.offer?.onClick()
  })
  return (
    <Portal>
      <div className={classes.place}>
        <div role="status" aria-live="polite" aria-atomic={false} className={classes.kind}>
          {all.map((notice) => notice.kind === 'success' && <OneNotice key={notice.id} {...notice} />)}
        </div>
        <div role="alert" aria-live="assertive" aria-atomic={false} className={classes.kind}>
          {all.map((notice) => notice.kind === 'failure' && <OneNotice key={notice.id} {...notice} />)}
        </div>
      </div>
    </Portal>
  )
}

function OneNotice({ id, kind, text, offer }: Notice) {
  const t = useText()
  const [held, setHeld] = useState(false)
  /** The element that had the focus before this notice. */
  const before = useRef<HTMLElement>(undefined)
  const passing = kind === 'success' && !held && !offer

  useEffect(() => {
    if (!passing) return
    const timer = setTimeout(() => dismiss(id), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [id, passing])

  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setHeld(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget
  }
  const close = () => {
    dismiss(id)
    focusAfterRemoval(before.current)
  }
  return (
    <Notification
      className={classes.notice}
      role="presentation"
      color={kind === 'success' ? 'paid' : 'red'}
      icon={kind === 'success' ? <IconCheck size="1.2em" /> : <IconAlertTriangle size="1.2em" />}
      withBorder
      closeButtonProps={{ 'aria-label': t('Dismiss') }}
      onClose={close}
      // A finger enters, but the browser does not report that it leaves.
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      {offer ? (
        <Group justify="space-between" gap="sm">
          {text}
          <Button
            size="compact-sm"
            variant="default"
            {...(offer.hotkey && {
              'aria-keyshortcuts': offer.hotkey,
              rightSection: <KeyChip of={offer.hotkey} />,
            })}
            onClick={() => {
              close()
              offer.onClick()
            }}
          >
            {t(offer.label)}
          </Button>
        </Group>
      ) : (
        text
      )}
    </Notification>
  )
}
