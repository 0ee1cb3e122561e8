import { Button, Group, Stack } from '@mantine/core'
import type { Wording } from '@nivas/contract/texts.ts'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useText } from '../../languages/use-text.ts'
import { KeepOpen, useIsBusyDialog } from '../keep-open.ts'
import { KeyChip } from '../key-chip.tsx'
import classes from './form.module.css'
import { FormError } from './form-error.tsx'
import { markFirstField } from './places.ts'
import { RestoredNote } from './restored-note.tsx'
import type { CallFormState } from './use-call-form.ts'

export type CallFormProps<V> = {
  /** The result of `useCallForm`. */
  of: CallFormState<V>
  /** The label of the submit button. The default is 'Submit'. */
  submitLabel?: Wording
  /** The function key that submits too. The screen handles it. */
  submitKey?: string
  /** Buttons beside Submit. */
  actions?: ReactNode
  /** The fields, laid out by the screen. */
  children: ReactNode
  /** Focuses the first field when the form opens or restarts. */
  autoFocus?: boolean
}

/**
 * A form on a page: its error, its fields and its buttons. The browser does not store what is typed, so it cannot offer
 * it to the next user of the computer. A field for the user's own data overrides this with `autoComplete`.
 */
export function CallForm<V>({
  of,
  submitLabel = 'Submit',
  submitKey,
  actions,
  children,
  autoFocus,
}: CallFormProps<V>) {
  const t = useText()
  const { element, round } = of
  // A part of the form may still be sending, such as a picture whose id is one of the values.
  const isWaiting = useIsBusyDialog() && !of.pending
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that restarts begins at its first field.
  useEffect(() => {
    const first = element.current && markFirstField(element.current)
    if (autoFocus) first?.focus()
  }, [element, autoFocus, round])
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      autoComplete="off"
      onSubmit={of.submit}
      onBlur={of.leave}
      onKeyDown={(event) => {
        // An Enter that took an option or read a card does not submit the form.
        if (event.key !== 'Enter' || event.defaultPrevented) return
        // The browser does not submit a form whose button is disabled, so the field shows its error instead.
        if (!of.ready && event.target instanceof HTMLInputElement) of.leave(event)
      }}
    >
      <KeepOpen when={of.pending} />
      <Stack gap="md">
        <FormError texts={of.error} title={of.errorTitle} onDismiss={of.dismissError} />
        <RestoredNote of={of} />
        {/* Fields hold invalid texts, such as a wrong date. A new round discards them. */}
        <Fragment key={round}>{children}</Fragment>
      </Stack>
      <Group className={classes.buttons} justify="flex-end" gap="sm">
        {actions}
        <Button
          type="submit"
          loading={of.pending}
          disabled={!of.ready || isWaiting}
          aria-keyshortcuts={submitKey}
          rightSection={submitKey && <KeyChip of={submitKey} />}
        >
          {t(submitLabel)}
        </Button>
      </Group>
    </form>
  )
}
