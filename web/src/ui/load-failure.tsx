import type { PlainKey, Text } from '@nivas/contract/texts.ts'
import { failureText } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'
import classes from './load-failure.module.css'
import { PlainButton } from './plain-button.tsx'

/** The part of the result of `useAnswer` that says whether it came. */
export type Loading = { data: unknown; error: unknown; refetch: () => unknown }

/** Whether there is nothing to show; an answer from before a failure stays on the screen. */
export const hasFailed = ({ data, error }: Loading): boolean => Boolean(error) && data === undefined

type Props = {
  of: Loading
  /** What can be done without it; by default why it failed. */
  text?: PlainKey
  /** The text of the failure. */
  textOf?: (failure: unknown) => Text
}

/** Why something could not be loaded, and 'Try again'; nothing once it came. */
export function LoadFailure({ of, text, textOf = failureText }: Props) {
  const t = useText()
  if (!hasFailed(of)) return null
  return (
    <span role="alert" className={classes.failure}>
      {text ? t(text) : t(textOf(of.error))}
      <PlainButton size="xs" onClick={() => void of.refetch()}>
        {t('Try again')}
      </PlainButton>
    </span>
  )
}
