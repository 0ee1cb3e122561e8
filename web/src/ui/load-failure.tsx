import type { PlainKey, Text } from '@nivas/contract/texts.ts'
import { failureText } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'
import classes from './load-failure.module.css'
import { PlainButton } from './plain-button.tsx'

/** The part of the result of `useAnswer` that tells whether the answer came. */
export type Loading = { data: unknown; error: unknown; refetch: () => unknown }

/**
 * Returns whether loading failed and there is nothing to show. An answer from before the failure stays on the screen.
 */
export const hasFailed = ({ data, error }: Loading): boolean => Boolean(error) && data === undefined

type Props = {
  of: Loading
  /** What the user can do without the answer. By default the text says why loading failed. */
  text?: PlainKey
  /** Returns the text of a failure. */
  textOf?: (failure: unknown) => Text
}

/** Shows why something could not be loaded, with 'Try again'. Shows nothing once it has loaded. */
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
