import { Button, Group, Stack } from '@mantine/core'
import type { Wording } from '@nivas/contract/texts.ts'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useText } from '../../languages/use-text.ts'
import { KeepOpen, useIsBusyDialog } from '../keep-open.ts'
import classes from './form.module.css'
import { FormError } from './form-error.tsx'
import { markFirstField } from './places.ts'
import { RestoredNote } from './restored-note.tsx'
import type { CallFormState } from './use-call-form.ts'

export type CallFormProps<V> = {
  /** The result of `useCallForm`. */
  of: CallFormState<V>
  /** The label of Submit; 'Submit' by default. */
  submitLabel?: Wording
  /** Buttons beside Submit. */
  actions?: ReactNode
  /** The fields, laid out by the screen. */
  children: ReactNode
  /** Focuses the first field when the form opens or restarts. */
  autoFocus?: boolean
}

/**
 * A form on a page: its error, its fields, and its buttons. The browser keeps nothing of what is typed, and
 * offers it to no other user of the computer; a field for data of the user's own says so by its
 * `autoComplete`.
 */
export function CallForm<V>({ of, submitLabel = 'Submit', actions, children, autoFocus }: CallFormProps<V>) {
  const t = useText()
  const { element, round } = of
  // What a part of the form still sends, such as a picture, is one of its values.
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
        // Enter that took an option, or read a card, submits nothing.
        if (event.key !== 'Enter' || event.defaultPrevented) return
        // A browser submits no form whose button is disabled: the field says what is wrong with it.
        if (!of.ready && event.target instanceof HTMLInputElement) of.leave(event)
      }}
    >
      <KeepOpen when={of.pending} />
      <Stack gap="md">
        <FormError texts={of.error} title={of.errorTitle} onDismiss={of.dismissError} />
        <RestoredNote of={of} />
        {/* Fields store invalid texts, such as a wrong date: a new round discards them. */}
        <Fragment key={round}>{children}</Fragment>
      </Stack>
      <Group className={classes.buttons} justify="flex-end" gap="sm">
        {actions}
        <Button type="submit" loading={of.pending} disabled={!of.ready || isWaiting}>
          {t(submitLabel)}
        </Button>
      </Group>
    </form>
  )
}
